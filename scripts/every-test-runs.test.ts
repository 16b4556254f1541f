import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { testSteps } from "./test-run/steps";
import { root } from "./run-command";

/** A test that no runner picks up cannot fail, so nobody would miss it. */

const skipped = new Set(["node_modules", "public", ".cache", ".git", "reports", "outbox"]);

const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesIn(name);
    return [name];
  });

const files = filesIn(".");

test("every test file has a name and a place that its runner looks for", () => {
  const tests = files.filter(
    (file) => /\.(?:test|spec)\.[a-z]+$/u.test(file) || /(?:^|\/)test\.[cm]?[jt]sx?$/u.test(file),
  );
  const isFound = (file: string): boolean =>
    /^__tests__\/(?:a11y|e2e|snapshots|visual)\/.*\.spec\.ts$|\.test\.tsx?$/u.test(file) || file === "scripts/test.ts";
  const astray = tests.filter((file) => !isFound(file));
  expect(astray).toEqual([]);
});

// A test may be left out where a machine lacks a program, `available ? test : test.skip`: the run then says so.
test("no test is left out for good, and none is run alone", () => {
  const left = files
    .filter((file) => /\.(?:test|spec)\.tsx?$/u.test(file) && !file.endsWith("every-test-runs.test.ts"))
    .filter((file) =>
      /\b(?:test|it|describe)\.(?:only|todo|fixme|skip(?=\())\b|\bx(?:it|test|describe)\(|\bf(?:it|describe)\(/u.test(
        readFileSync(path.join(root, file), "utf8"),
      ),
    );
  expect(left).toEqual([]);
});

/** Commands that the whole run leaves out, with the reason. */
const onTheirOwn = {
  "test:develop": "it measures time, so it wants the machine for itself",
  "test:new-study": "it builds the site a second time, which takes minutes",
};

test("each step of the whole run is one npm script", () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const steps = testSteps.map(({ name }) => `test:${name}`);
  expect(
    Object.keys(scripts)
      .filter((name) => name.startsWith("test:") && !(name in onTheirOwn))
      .sort(),
  ).toEqual([...steps].sort());
});
