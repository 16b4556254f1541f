import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import {
  conformanceCriteria,
  conformancePage,
  section508Criteria,
} from "../../src/content-schema/collections/conformance-report";
import { wcag22 } from "./wcag-2.2";

/** The conformance report claims nothing that has no evidence: every criterion is there, every file and check exists. */

const root = path.resolve(__dirname, "..", "..");
const folder = path.join(root, "content", "pages", "accessibility-conformance-report");
const read = (file: string): unknown => parse(readFileSync(path.join(folder, file), "utf8"));

const page = conformancePage.parse(read("accessibility-conformance-report.yaml"));
const { criteria } = conformanceCriteria.parse(read("wcag-2.2.yaml"));
const section508 = section508Criteria.parse(read("section-508.yaml")).criteria;
const rows = [...criteria, ...section508];

test("every criterion of levels A and AA is there once, by its official name, in the standard's order", () => {
  const reported = criteria
    .filter(({ level }) => level !== "AAA")
    .map(({ number, name, level }) => [number, name, level]);
  expect(reported).toEqual(wcag22);
  expect(wcag22).toHaveLength(55);
});

test("4.1.1 is no row, and the page says why", () => {
  expect(criteria.map(({ number }) => number)).not.toContain("4.1.1");
  expect(page.tables.removed).toContain("4.1.1");
});

test("no row stands twice", () => {
  const numbers = rows.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("the functional performance criteria of Section 508 are all there", () => {
  const numbers = section508.map(({ number }) => number);
  expect(numbers).toEqual(
    expect.arrayContaining([...Array.from({ length: 9 }, (_, index) => `302.${index + 1}`), "E205.4"]),
  );
});

test.each(rows.map((row) => [`${row.number} ${row.name}`, row] as const))("%s names evidence that exists", (_, row) => {
  const missing = (row.tests ?? []).filter((file) => !existsSync(path.join(root, file)));
  expect(missing).toEqual([]);
  const described = page.methods.checks.map(({ key }) => key);
  expect((row.checks ?? []).filter((key) => !described.includes(key))).toEqual([]);
  expect([...(row.tests ?? []), ...(row.checks ?? [])]).not.toEqual([]);
});

test("the files it names are tests that run, not only files", () => {
  const files = [...new Set(rows.flatMap(({ tests }) => tests ?? []))].filter((file) => file.startsWith("__tests__/"));
  const without = files.filter(
    (file) => !/\btest(?:\.describe|\.each|EachView)?\(/u.test(readFileSync(path.join(root, file), "utf8")),
  );
  expect(without).toEqual([]);
});

test("every described check is used", () => {
  const used = new Set(rows.flatMap(({ checks }) => checks ?? []));
  expect(page.methods.checks.map(({ key }) => key).filter((key) => !used.has(key))).toEqual([]);
});

test("says plainly that no session with a person who uses a screen reader is on record", () => {
  expect(page.methods.paragraphs.join(" ")).toMatch(/No session with a person who uses a screen reader is on record/u);
});

test("a row without any evidence is refused", () => {
  const [first] = criteria;
  const bare = { ...first, tests: undefined, checks: undefined };
  expect(conformanceCriteria.safeParse({ criteria: [first] }).success).toBe(true);
  expect(conformanceCriteria.safeParse({ criteria: [bare] }).success).toBe(false);
});

test("the version it speaks of is that of the site", () => {
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as { version: string };
  expect(page.product.name).toContain(`version ${version}`);
});
