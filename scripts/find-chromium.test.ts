import childProcess from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os, { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "./find-chromium";

const folder = mkdtempSync(path.join(tmpdir(), "chromium-"));
const environment = process.env;

const putProgram = (name: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, "#!/bin/sh\n");
  return file;
};

beforeEach(() => {
  process.env = { PATH: folder };
  jest.spyOn(chromium, "executablePath").mockReturnValue("/nowhere/downloaded-chromium");
});

afterAll(() => {
  process.env = environment;
  rmSync(folder, { recursive: true });
});

test("without any it takes the one that comes as a package", () => {
  jest.spyOn(os, "platform").mockReturnValue("linux");
  jest.spyOn(os, "arch").mockReturnValue("x64");
  expect(statSync(findChromium()).mode & 0o111).toBe(0o111);
});

test("where that does not run it fetches Playwright's, or says what to do", () => {
  jest.spyOn(os, "platform").mockReturnValue("win32");
  const print = jest.spyOn(console, "error").mockImplementation();
  const fetched = { status: 0, pid: 1, output: [], stdout: "", stderr: "", signal: null };
  const fetch = jest.spyOn(childProcess, "spawnSync").mockReturnValue(fetched);
  expect(findChromium()).toBe("/nowhere/downloaded-chromium");
  expect(fetch.mock.lastCall?.[1]?.slice(1)).toEqual(["install", "chromium"]);
  expect(print).toHaveBeenCalledWith(expect.stringContaining("npx playwright install chromium"));
  fetch.mockReturnValue({ ...fetched, status: 1 });
  expect(findChromium).toThrow("CHROME_PATH=/path/to/chromium");
});

test("the headless shell comes before a whole Chromium", () => {
  const whole = putProgram("chromium");
  expect(findChromium()).toBe(whole);
  const shell = putProgram("chromium-headless-shell");
  expect(findChromium()).toBe(shell);
});

test("CHROME_PATH wins over an installed one, and is named where it is wrong", () => {
  process.env["CHROME_PATH"] = putProgram("my-browser");
  expect(findChromium()).toBe(process.env["CHROME_PATH"]);
  process.env["CHROME_PATH"] = "/nowhere/chromium";
  expect(findChromium).toThrow("/nowhere/chromium");
});
