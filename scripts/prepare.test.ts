// `npm ci` leaves a developer's settings and other repositories alone, and works before the sources are there.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../__tests__/testing/temporary-folder";
import { root } from "./run-main";

const ownSettings = '{ "editor.fontSize": 18 } // mine\n';

let outer: string;
let project: string;

const at = (file: string): string => path.join(project, file);

/** Git's answer; empty where it has none. */
const git = (cwd: string, ...args: readonly string[]): string =>
  spawnSync("git", args, { cwd, encoding: "utf8" }).stdout.trim();

/** `npm test` needs no git. */
const gitTest = spawnSync("git").error === undefined ? test : test.skip;

const prepare = (): void => {
  execFileSync("npm", ["run", "--silent", "prepare"], { cwd: project, stdio: "pipe", shell: true });
};

beforeEach(() => {
  outer = temporaryFolder();
  project = path.join(outer, "website");
  mkdirSync(project);
  cpSync(path.join(root, "package.json"), at("package.json"));
  symlinkSync(path.join(root, "node_modules"), at("node_modules"), "junction");
});

const addSources = (): void => {
  for (const folder of ["scripts", "src/contact", "src/content-schema", "src/lib"])
    cpSync(path.join(root, folder), at(folder), { recursive: true });
};

test("with package files alone it writes nothing", () => {
  prepare();
  expect(existsSync(at("schemas"))).toBe(false);
});

test("in a folder in which Gatsby can't build it says so first", () => {
  const renamed = `${project} (1)`;
  renameSync(project, renamed);
  project = renamed;
  addSources();
  expect(prepare).toThrow("because of the sign (. Rename the folder, or move it.");
  expect(existsSync(at("schemas"))).toBe(false);
});

gitTest("inside another repository it leaves that one's hooks alone", () => {
  git(outer, "init");
  addSources();
  prepare();
  expect(git(outer, "config", "--local", "core.hooksPath")).toBe("");
  expect(JSON.parse(readFileSync(at(".vscode/settings.json"), "utf8"))).toHaveProperty(["yaml.schemas"]);
  expect(existsSync(at("schemas/Studio.json"))).toBe(true);
});

gitTest.each([
  ["installs the hooks", undefined, ".github/hooks"],
  ["keeps hooks that a developer has chosen", "my-hooks", "my-hooks"],
])("in its own repository it %s, and keeps own settings", (_, before, after) => {
  addSources();
  git(project, "init");
  if (before !== undefined) git(project, "config", "core.hooksPath", before);
  mkdirSync(at(".vscode"));
  writeFileSync(at(".vscode/settings.json"), ownSettings);
  prepare();
  expect(git(project, "config", "core.hooksPath")).toBe(after);
  expect(readFileSync(at(".vscode/settings.json"), "utf8")).toBe(ownSettings);
});

test("it adds the schemas of new collections to settings, and keeps the rest", () => {
  addSources();
  mkdirSync(at(".vscode"));
  writeFileSync(
    at(".vscode/settings.json"),
    '{ "editor.fontSize": 18, "yaml.schemas": { "./mine.json": "x", "./schemas/Gone.json": "x" } }',
  );
  prepare();
  const { "yaml.schemas": schemas, ...rest } = JSON.parse(readFileSync(at(".vscode/settings.json"), "utf8"));
  expect(rest).toEqual({ "editor.fontSize": 18 });
  expect(schemas).toMatchObject({ "./mine.json": "x", "./schemas/Studio.json": "content/studio.yaml" });
  expect(schemas).not.toHaveProperty(["./schemas/Gone.json"]);
});

test.each([
  ["a subject of 72 characters", `${"x".repeat(72)}\n\nWhy.\n# A comment of git's\n`, 0],
  ["a longer one", `${"x".repeat(73)}\n\nWhy.\n`, 1],
])("git takes or refuses %s", (_, message, status) => {
  writeFileSync(at("message"), message);
  expect(spawnSync("sh", [path.join(root, ".github/hooks/commit-msg"), at("message")]).status).toBe(status);
});
