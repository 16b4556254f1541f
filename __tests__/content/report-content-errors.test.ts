// A content error stops Gatsby's build, with its place, cause and fix, and lets the start of development wait.
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { reportContentErrors, untilContentIsRight } from "../../src/gatsby/data-layer/content-errors";
import { root } from "../../scripts/run-main";
import { temporaryFolder } from "../testing/temporary-folder";
import { until } from "../testing/until";
import { content, useContentCopy } from "./content-copy";

useContentCopy();

test("a field without the space after its colon", async () => {
  content.edit("accessible-design/tabs/1-ramps.yaml", "slug: ", "slug:");
  const panicOnBuild = jest.fn();
  await reportContentErrors({ panicOnBuild }, content.root);
  expect(panicOnBuild.mock.calls).toEqual([
    [expect.stringMatching(/^content\/accessible-design\/tabs\/1-ramps\.yaml:\d+.*\n +wrong: .+\n[^]+^ +fix: +.+$/mu)],
  ]);
});

test("the start of development waits until the last error is fixed", async () => {
  const copy = temporaryFolder();
  cpSync(path.join(root, "content"), path.join(copy, "content"), { recursive: true });
  // The check looks for what pages link to, and for the tests that the conformance report names.
  for (const folder of ["static", "__tests__", "src"]) symlinkSync(path.join(root, folder), path.join(copy, folder));
  const file = path.join(copy, "content", "naics.yaml");
  const right = readFileSync(file, "utf8");
  writeFileSync(file, `${right}\nunknown: 1\n`);
  const error = jest.fn();
  const waiting = jest.fn();
  const start = untilContentIsRight({ error }, copy).then(waiting);
  writeFileSync(file, `${right}\n"\n`);
  await until(() => error.mock.calls.length > 0);
  expect(error.mock.calls).toEqual([[expect.stringContaining("content/naics.yaml:")]]);
  expect(waiting).not.toHaveBeenCalled();
  writeFileSync(file, right);
  await start;
});
