import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parseDocument } from "yaml";
import { followRow, type RowValue } from "../../scripts/content-guide/follow-row";
import { readGuide, type GuideRow } from "../../scripts/content-guide/read-guide";
import { scenes } from "../../scripts/content-guide/scenes";
import { readContent, type ContentFile } from "../../src/content-lint/content-file";
import { schemaErrors } from "../../src/content-lint/schema-errors";
import { collections } from "../../src/content-schema/collections";

/**
 * Follows CONTENT.md as an editor would: each row of its tables leads to a file that is there, to a field that the file
 * has, and a change of that field is taken, or told as a mistake in its line. That the page shows the field stands in
 * __tests__/build/content-guide.test.ts.
 */

const root = path.resolve(__dirname, "..", "..");
const rows = readGuide(root);
const { files } = readContent(root);
const eachRow = rows.map((row): [string, GuideRow] => [`line ${row.line}: ${row.what}`, row]);

/** Something else that could stand in a field; the first one that the field's rules allow is taken. */
const others = (value: RowValue["value"]): readonly unknown[] =>
  typeof value === "number"
    ? [value + 1, value - 1]
    : [
        `${String(value)} and more`,
        "Other",
        "2025-01-01",
        "other@studio.example",
        "https://www.studio.example/other",
        "./other.png",
      ];

/** The file as it would be with another value at the row's place. */
const changed = ({ file, place }: RowValue, value: unknown): ContentFile => {
  const document = parseDocument(readFileSync(path.join(root, file.file), "utf8"));
  document.setIn(place, value);
  return { ...file, data: document.toJS() as unknown };
};

describe.each(eachRow)("%s", (_, row) => {
  const values = followRow(files, row);
  const [first] = values;

  test("names a file that is there, and a field that it has", () => {
    expect(values.map(({ file }) => file.file)).not.toEqual([]);
  });

  test("links to that file, or to the folder of such files", () => {
    expect(existsSync(path.join(root, row.link))).toBe(true);
    for (const { file } of values) expect(file.file.startsWith(row.link)).toBe(true);
  });

  test("another value is taken by the check", () => {
    if (first === undefined) throw new Error("The row leads nowhere.");
    expect(schemaErrors(first.file)).toEqual([]);
    const taken = others(first.value).filter((other) => schemaErrors(changed(first, other)).length === 0);
    expect(taken).not.toEqual([]);
  });

  test("nothing in its place is told, in the line of the field", () => {
    if (first === undefined) throw new Error("The row leads nowhere.");
    const place = { file: first.file.file, ...first.file.locate(first.place) };
    expect(schemaErrors(changed(first, null))).toEqual([expect.objectContaining(place)]);
    expect(place.line).toBeGreaterThan(1);
  });
});

test("a row that names a file that is gone, or a field that is no more, leads nowhere", () => {
  const [row] = rows;
  if (row === undefined) throw new Error("The guide has no rows.");
  expect(followRow(files, { ...row, files: "content/no-such-file.yaml" })).toEqual([]);
  expect(followRow(files, { ...row, field: ["noSuchField"] })).toEqual([]);
});

test("every kind of content has a row", () => {
  const named = new Set(rows.flatMap((row) => followRow(files, row).map(({ file }) => file.collection.type)));
  expect(collections.map(({ type }) => type).filter((type) => !named.has(type))).toEqual([]);
});

test("each picture is there, small, and as its numbers say", async () => {
  for (const { name, width } of scenes) {
    const file = path.join(root, "docs", "content", `${name}.webp`);
    expect([name, statSync(file).size < 60_000]).toEqual([name, true]);
    expect((await sharp(file).metadata()).width).toBe(width);
    const marks = rows
      .filter(({ picture }) => picture === name)
      .flatMap(({ mark }) => (mark === undefined ? [] : [mark]));
    expect([name, marks]).toEqual([name, marks.map((_, index) => index + 1)]);
    expect(marks.length).toBeGreaterThan(0);
  }
  const shown = new Set(rows.flatMap(({ picture }) => (picture === undefined ? [] : [picture])));
  expect([...shown].sort()).toEqual(scenes.map(({ name }) => name).sort());
});

test("a row has a number only where there is a picture", () => {
  expect(rows.filter(({ picture, mark }) => picture === undefined && mark !== undefined)).toEqual([]);
});
