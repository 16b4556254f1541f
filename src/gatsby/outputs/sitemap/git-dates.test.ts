import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gitDates } from "./git-dates";

const folder = mkdtempSync(path.join(os.tmpdir(), "history-"));
const root = path.join(folder, "project");

const git = (where: string, ...parts: readonly string[]): void => {
  execFileSync("git", ["-C", where, "-c", "user.name=Test", "-c", "user.email=test@studio.example", ...parts], {
    stdio: "ignore",
    env: process.env,
  });
};

const commit = (file: string, text: string, day: string): void => {
  writeFileSync(path.join(root, file), text);
  git(root, "add", ".");
  process.env["GIT_COMMITTER_DATE"] = `${day}T12:00:00Z`;
  git(root, "commit", "-m", text);
  Reflect.deleteProperty(process.env, "GIT_COMMITTER_DATE");
};

beforeAll(() => {
  mkdirSync(path.join(root, "content"), { recursive: true });
  git(root, "init");
  commit("content/old.yaml", "first", "2024-01-02");
  commit("content/mended.yaml", "first", "2024-01-02");
  commit("content/mended.yaml", "second", "2025-03-04");
  commit("elsewhere.txt", "first", "2025-05-06");
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("a file has the day of its last change; other folders are not asked for", () => {
  expect([...gitDates(root, "content")].sort()).toEqual([
    ["content/mended.yaml", "2025-03-04"],
    ["content/old.yaml", "2024-01-02"],
  ]);
});

test("what is not committed yet has no day", () => {
  writeFileSync(path.join(root, "content/mended.yaml"), "third");
  expect([...gitDates(root, "content").keys()]).toEqual(["content/old.yaml"]);
});

test("a repository without its past knows no days", () => {
  const shallow = path.join(folder, "shallow");
  git(folder, "clone", "--depth", "1", `file://${root}`, shallow);
  expect(gitDates(shallow, "content").size).toBe(0);
});

test("a folder without a repository knows no days", () => {
  expect(gitDates(os.tmpdir(), "content").size).toBe(0);
});
