/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../../src/content-lint/content-file";
import { followRow, pageOfValue, shownAs } from "../../scripts/content-guide/follow-row";
import { readGuide } from "../../scripts/content-guide/read-guide";
import { pageAt, publicFolder, type BuiltPage } from "./built-site";

/** Each row of CONTENT.md tells the truth: what its file says in its field is on the page that it names. */

const root = path.resolve(__dirname, "..", "..");
const { files } = readContent(root);

const tidy = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

/** All that a page says: words, and what stands in alternative texts, addresses and the head. */
const saidOn = ({ document: page }: BuiltPage): string =>
  tidy(
    [
      page.documentElement.textContent,
      ...[...page.querySelectorAll("[alt], [href], [value], [content]")].flatMap((element) =>
        ["alt", "href", "value", "content"].map((name) => element.getAttribute(name) ?? ""),
      ),
    ].join(" "),
  );

/** What comes with a page for its dialogs, which are not in the HTML: the page's own data and those of its frame. */
const dataOf = (address: string): string => {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(publicFolder, "page-data", file), "utf8"));
  const textsIn = (value: unknown): readonly string[] =>
    typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];
  const own = read(`${address === "/" ? "index" : address.replaceAll(/^\/|\/$/gu, "")}/page-data.json`);
  const { staticQueryHashes } = own as { staticQueryHashes: readonly string[] };
  return tidy([own, ...staticQueryHashes.map((hash) => read(`sq/d/${hash}.json`))].flatMap(textsIn).join(" "));
};

const said = new Map<string, string>();
const wordsOf = (address: string): string => {
  const known = said.get(address) ?? saidOn(pageAt(address));
  said.set(address, known);
  return known;
};

test.each(readGuide(root).map((row) => [`line ${row.line}: ${row.what}`, row] as const))("%s", (_, row) => {
  const values = followRow(files, row);
  expect(values).not.toEqual([]);
  for (const value of values) {
    const address = pageOfValue(row, value);
    if (address === undefined) throw new Error(`${value.file.file} makes no page, so the row must name one.`);
    const texts = shownAs(value);
    expect(texts).not.toEqual([]);
    const all = value.file.collection.type === "Dialogs" ? dataOf(address) : wordsOf(address);
    const missing = texts.filter((text) => !all.includes(text));
    expect({ file: value.file.file, address, missing }).toEqual({ file: value.file.file, address, missing: [] });
  }
});
