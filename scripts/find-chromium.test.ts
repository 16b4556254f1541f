import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
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

test("without any it says what to install", () => {
  expect(findChromium).toThrow(/apt-get install[\s\S]*CHROME_PATH=/u);
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
  expect(findChromium).toThrow("there is none at /nowhere/chromium");
});
