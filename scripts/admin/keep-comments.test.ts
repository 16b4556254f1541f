import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse, stringify } from "yaml";
import { root } from "../run-command";
import { keepComments } from "./keep-comments";
import { watchSaves } from "./watch-saves";

/** What the visual editor saves keeps the comments and the form of the file, and has what was changed. */

const before = `# What this file is.
# Sample data: all of it.
name: The studio
# Why the price is so.
price: 40000
codes:
  - code: "541511"
    title: Programming
  - code: "541430"
    title: Design
since: "2026-11-21"
note: "Two words: one and two"
`;

/** As Sveltia CMS writes: no comments, each text in double quotes. */
const saved = (value: unknown): string =>
  stringify(value, { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" });

const save = (change: (value: Record<string, unknown>) => void): string => {
  const value = parse(before) as Record<string, unknown>;
  change(value);
  return keepComments(before, saved(value));
};

test("a file that was saved without a change is as it was", () => {
  expect(save(() => undefined)).toBe(before);
});

test.each<[string, (value: Record<string, unknown>) => void, string, string]>([
  ["a text", (value) => (value["name"] = "Another studio"), "name: The studio", "name: Another studio"],
  ["a number", (value) => (value["price"] = 45_000), "price: 40000", "price: 45000"],
  ["a day, which stays in quotes", (value) => (value["since"] = "2026-12-01"), '"2026-11-21"', '"2026-12-01"'],
  ["a text that looks like a number now", (value) => (value["name"] = "404"), "name: The studio", 'name: "404"'],
  [
    "a text that looks like a day now",
    (value) => (value["name"] = "2026-12-01"),
    "name: The studio",
    'name: "2026-12-01"',
  ],
  ["a text with a colon now", (value) => (value["name"] = "One: two"), "name: The studio", 'name: "One: two"'],
])("changes only %s", (_, change, from, to) => {
  expect(save(change)).toBe(before.replace(from, to));
});

test("an entry that is taken away, added or moved leaves the others as they are", () => {
  const [first, second] = ['  - code: "541511"\n    title: Programming\n', '  - code: "541430"\n    title: Design\n'];
  const codes = (value: Record<string, unknown>) => value["codes"] as unknown[];
  expect(save((value) => codes(value).shift())).toBe(before.replace(first, ""));
  expect(save((value) => codes(value).reverse())).toBe(before.replace(first + second, second + first));
  expect(save((value) => codes(value).push({ code: "611420", title: "Training" }))).toBe(
    before.replace(second, `${second}  - code: "611420"\n    title: Training\n`),
  );
});

test("a field that is taken away is gone, a new one stands at the end", () => {
  expect(save((value) => delete value["note"])).toBe(before.replace('note: "Two words: one and two"\n', ""));
  expect(save((value) => (value["more"] = "Words"))).toBe(`${before}more: Words\n`);
});

test("what a person writes is left alone, and what is no YAML too", () => {
  const own = before.replace("# Why the price is so.\n", "");
  expect(keepComments(before, own)).toBe(own);
  expect(keepComments(before, 'name: "open')).toBe('name: "open');
});

test("each content file survives: saved with a change and back, it is as it was", () => {
  const content = path.join(root, "content");
  const files = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".yaml"));
  expect(files.length).toBeGreaterThan(30);
  for (const name of files) {
    const text = readFileSync(path.join(content, name), "utf8");
    const value = parse(text) as Record<string, unknown>;
    const changed = keepComments(text, saved({ ...value, added: "Words" }));
    expect([name, changed]).toEqual([name, `${text}added: Words\n`]);
  }
});

test("comments come back as soon as the editor has saved", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "watch-saves-"));
  const file = path.join(folder, "studio.yaml");
  writeFileSync(file, before);
  const kept = new Promise<string>((resolve) => {
    const stop = watchSaves(folder, (name) => {
      stop();
      resolve(name);
    });
  });
  try {
    writeFileSync(file, saved({ ...(parse(before) as object), name: "Another studio" }));
    expect(await kept).toBe("studio.yaml");
    expect(readFileSync(file, "utf8")).toBe(before.replace("The studio", "Another studio"));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
