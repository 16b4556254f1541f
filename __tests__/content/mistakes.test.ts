// Each mistake of mistakes.yaml and file-mistakes.yaml gets its place, cause and fix in plain words: __snapshots__/.
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { content, fixtureErrors, useContentCopy } from "./content-copy";

const read = (file: string): unknown => parse(readFileSync(path.join(__dirname, file), "utf8"));

const mistakes = z
  .array(z.strictObject({ mistake: z.string(), file: z.string(), from: z.string(), to: z.string() }))
  .parse(read("mistakes.yaml"));
const fileMistakes = z
  .array(z.strictObject({ mistake: z.string(), files: z.record(z.string(), z.string()) }))
  .parse(read("file-mistakes.yaml"));

useContentCopy();

test("the fixture has no errors, with any line ends", async () => {
  expect((await fixtureErrors).map((error) => `__tests__/content/fixture/${error}`)).toEqual([]);
  content.edit("services/kiosks.yaml", "key: kiosks\norder: 1\n", "\uFEFFkey: kiosks\r\norder: 1\r\n");
  expect(await content.lint()).toEqual([]);
});

/** Shorter than what no two files say by chance. */
const remark = "A kiosk that everyone can use, with a screen reader, and keys that one can feel.";

test.each<[from: string, to: string]>([
  ["name: Kiosks", "name:  Kiosks  "],
  ["name: Kiosks", 'name: "Kiosks"  # a remark'],
  ["name: Kiosks", "name: 'Kiosks in C:\\new'"],
  ["name: Kiosks", "name: -5 kiosks --- or 6"],
  ["name: Kiosks", "name: – Kiosks"],
  ["name: Kiosks", "    # a remark\nname: Kiosks"],
  ["summary: A kiosk", "summary: >-\n  On screens: a kiosk"],
  ["summary: A kiosk", "summary: |\n  On screens: a kiosk"],
  ["summary: A kiosk", "summary: >+\n  On screens: a kiosk"],
  ...[
    "All that that kiosk had had is “[sic]” … and ’tis .5 m high. Some 40,000 log on on Monday, and pay $9 an hour.",
    "She lives in Walla Walla, and I told you you can use Asp.Net in Hawai‘i. Lorem ipsum says nothing, as www.kiosks.example shows.",
    "Press the Tab key twice. Wait. Press the Tab key twice. “[name withheld] was kind”, and the day was TBD. A form took February 30.",
    "Es para TODO el mundo, de la a a la z, y un 28,7 % sabe de los ejes x, y y z.",
    'The door is as wide as 36½"',
    "UNESCO 2026",
    '"“Nothing about us without us.”"',
  ].map((text): [string, string] => ["summary: A kiosk that everyone can use.", `summary: ${text}`]),
  ["summary: A kiosk that everyone can use.", `summary: ${remark}\nnote: ${remark}`],
])("a form that means what it shows is no mistake: %s as %j", async (from, to) => {
  content.edit("services/kiosks.yaml", from, to);
  expect(await content.lint()).toEqual([]);
});

test("each mistake has a title of its own, by which its snapshot is found", () => {
  const titles = [...mistakes, ...fileMistakes].map(({ mistake }) => mistake);
  expect(titles).toEqual([...new Set(titles)]);
});

test.each([
  ["in the first line", "key: kiosks", " key: kiosks", " key: kiosks\n ^"],
  ["below another", "icon: phone", "icon:phone", "name: Kiosks\nicon:phone\n^"],
  [
    "at the beginning of a long line",
    "summary: A kiosk that everyone can use.",
    `summary:${remark}`,
    `icon: phone\n${`summary:${remark}`.slice(0, 79)}…\n^`,
  ],
  [
    "at the end of a long line",
    "A kiosk that everyone can use.",
    `${remark} #1`,
    `icon: phone\n${`${remark} #1`.slice(-62)}\n${" ".repeat(60)}^`,
  ],
])("an error that keeps a file from being read shows its line: %s", async (_name, from, to, frame) => {
  content.edit("services/kiosks.yaml", from, to);
  expect(await content.lint()).toEqual([expect.stringContaining(`\n\n${frame}\n    fix: `)]);
});

// As editors read it.
expect.addSnapshotSerializer({ test: (value) => typeof value === "string", serialize: String });

/** What editors read, but for the lines of their file, which the place names. */
const expectStoredErrors = (errors: readonly string[]): void => {
  expect(errors).not.toEqual([]);
  expect(errors.map((error) => error.replace(/\n\n.*\^(?=\n)/su, "")).join("\n")).toMatchSnapshot();
};

test.each(mistakes)("$mistake", async ({ file, from, to }) => {
  content.edit(file, from, to);
  expectStoredErrors(await content.lint());
});

test.each(fileMistakes)("$mistake", async ({ files }) => {
  for (const [file, text] of Object.entries(files)) content.write(file, text);
  expectStoredErrors(await content.lintParts());
});
