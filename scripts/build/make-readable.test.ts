// Built files can be read by a web server of another user.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeReadable } from "./make-readable";

test("what a build wrote under umask 077 can be read by a web server of another user", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "public-"));
  const inside = path.join(folder, "pricing");
  const file = path.join(inside, "index.html");
  mkdirSync(inside);
  writeFileSync(file, "");
  for (const [name, mode] of [
    [file, 0o600],
    [inside, 0o700],
  ] as const)
    chmodSync(name, mode);
  makeReadable(folder);
  const modes = [folder, inside, file].map((name) => (statSync(name).mode & 0o777).toString(8));
  rmSync(folder, { recursive: true });
  expect(modes).toEqual(["755", "755", "644"]);
});
