import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { studyFolder } from "./study-folder";

test("a study is found by its own picture, under any name", () => {
  const root = mkdtempSync(path.join(tmpdir(), "studies-"));
  const folder = path.join(root, "content/case-studies/project-ferry");
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "ferry.svg"), "");
    assert.equal(studyFolder("ferry.svg", root), "content/case-studies/project-ferry");
    assert.throws(() => studyFolder("bridge.svg", root), /bridge\.svg/u);
    cpSync(folder, path.join(root, "content/case-studies/project-boat"), { recursive: true });
    assert.throws(() => studyFolder("ferry.svg", root), /one folder/u);
  } finally {
    rmSync(root, { recursive: true });
  }
});
