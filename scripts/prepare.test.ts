// `npm ci` changes no other repository and no hooks that a developer has chosen.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../__tests__/testing/clean-up";
import { root } from "./project-root";

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
  expect(existsSync(at("schemas/Studio.json"))).toBe(true);
});

gitTest.each([
  ["installs the hooks", undefined, ".github/hooks"],
  ["keeps hooks that a developer has chosen", "my-hooks", "my-hooks"],
])("in its own repository it %s", (_, before, after) => {
  addSources();
  git(project, "init");
  if (before !== undefined) git(project, "config", "core.hooksPath", before);
  prepare();
  expect(git(project, "config", "core.hooksPath")).toBe(after);
});

test("VS Code knows the schema of each file of the content, as committed and for new files", () => {
  const committed = readFileSync(path.join(root, ".vscode/settings.json"), "utf8");
  addSources();
  mkdirSync(at(".vscode"));
  writeFileSync(at(".vscode/settings.json"), JSON.stringify({ ...JSON.parse(committed), "yaml.schemas": {} }));
  prepare();
  expect(JSON.parse(readFileSync(at(".vscode/settings.json"), "utf8"))).toEqual(JSON.parse(committed));
  expect(JSON.parse(committed)["yaml.schemas"]["./schemas/Service.json"]).toBe("content/services/*.yaml");
});

test.each([
  ["a subject of 72 characters", `${"x".repeat(72)}\n\nWhy.\n# A comment of git's\n`, 0],
  ["a longer one", `${"x".repeat(73)}\n\nWhy.\n`, 1],
])("git takes or refuses %s", (_, message, status) => {
  writeFileSync(at("message"), message);
  expect(spawnSync("sh", [path.join(root, ".github/hooks/commit-msg"), at("message")]).status).toBe(status);
});
