import * as childProcess from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findChromium } from "./find-chromium";

jest.mock("node:child_process", () => ({ spawnSync: jest.fn() }));
jest.mock("@playwright/test", () => ({ chromium: { executablePath: () => "/nowhere/downloaded-chromium" } }));

const spawnSync = childProcess.spawnSync as unknown as jest.Mock;

let folder: string;
const before = { PATH: process.env["PATH"], CHROME_PATH: process.env["CHROME_PATH"], CI: process.env["CI"] };

const putProgram = (name: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, "#!/bin/sh\n");
  chmodSync(file, 0o755);
  return file;
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "chromium-"));
  process.env["PATH"] = folder;
  delete process.env["CHROME_PATH"];
  delete process.env["CI"];
  spawnSync.mockReset().mockReturnValue({ status: 1 });
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => rmSync(folder, { recursive: true }));

afterAll(() => {
  process.env["PATH"] = before.PATH;
  if (before.CHROME_PATH !== undefined) process.env["CHROME_PATH"] = before.CHROME_PATH;
  if (before.CI !== undefined) process.env["CI"] = before.CI;
});

test("CHROME_PATH wins over an installed one", () => {
  putProgram("chromium");
  const own = putProgram("my-browser");
  process.env["CHROME_PATH"] = own;
  expect(findChromium()).toBe(own);
});

test("a CHROME_PATH that cannot be run is told, not passed over", () => {
  putProgram("chromium");
  process.env["CHROME_PATH"] = path.join(folder, "text");
  writeFileSync(process.env["CHROME_PATH"], "not a program");
  expect(findChromium).toThrow(/CHROME_PATH is .*text, but there is no program/u);
});

test("the headless shell comes before a whole Chromium", () => {
  putProgram("chromium");
  const file = putProgram("chromium-headless-shell");
  expect(findChromium()).toBe(file);
});

test("a build machine gets the headless shell even beside a whole Chromium; an own machine is left alone", () => {
  jest.spyOn(process, "getuid").mockReturnValue(0);
  const whole = putProgram("chromium");
  spawnSync.mockImplementation((_: string, parts: readonly string[]) => {
    if (parts.includes("chromium-headless-shell")) putProgram("chromium-headless-shell");
    return { status: 0 };
  });
  expect(findChromium()).toBe(whole);
  process.env["CI"] = "true";
  expect(findChromium()).toBe(path.join(folder, "chromium-headless-shell"));
});

test("without the right to install it asks Playwright, and then says plainly what to do", () => {
  jest.spyOn(process, "getuid").mockReturnValue(1000);
  expect(findChromium).toThrow(/No Chromium could be found or installed[\s\S]*CHROME_PATH=/u);
  expect(spawnSync).toHaveBeenCalledTimes(1);
  expect(spawnSync).toHaveBeenCalledWith(
    process.execPath,
    [expect.stringContaining("cli.js"), "install", "chromium"],
    expect.anything(),
  );
});
