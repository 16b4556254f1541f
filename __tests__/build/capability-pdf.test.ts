import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { capability as capabilitySchema } from "../../src/content-schema/collections/capability";
import { capabilityPage as pageSchema } from "../../src/content-schema/collections/capability-page";
import { naicsCodes } from "../../src/content-schema/collections/naics-codes";
import { studio as studioSchema } from "../../src/content-schema/collections/studio";
import { capabilityPdfAddress } from "../../src/lib/capability-pdf-address";
import { readPdf, type StructureElement } from "./read-pdf";

/** The capability statement's PDF as the build wrote it, held against the content it is made from. */

const root = path.resolve(__dirname, "..", "..");
const yaml = (file: string): unknown => parse(readFileSync(path.join(root, "content", file), "utf8"));
const studio = studioSchema.parse(yaml("studio.yaml"));
const capability = capabilitySchema.parse(yaml("capability.yaml"));
const words = pageSchema.parse(yaml("pages/services/capability-statement/capability-statement.yaml"));
const naics = naicsCodes.parse(yaml("naics.yaml"));

const file = path.join(root, "public", capabilityPdfAddress);
if (!existsSync(file)) throw new Error(`The build wrote no ${capabilityPdfAddress}.`);
const pdf = readPdf(readFileSync(file));

const flat = (elements: readonly StructureElement[]): readonly StructureElement[] =>
  elements.flatMap((element) => [element, ...flat(element.children)]);
const all = flat(pdf.structure);
const wordsOf = (tag: string): readonly string[] =>
  all.filter((element) => element.tag === tag).map((element) => element.words);

test("is one sheet of US Letter", () => {
  expect(pdf.pageCount).toBe(1);
  expect(pdf.pageSize).toEqual([0, 0, 612, 792]);
});

test("is tagged, says its language, and shows its title instead of its file name", () => {
  expect(pdf.marked).toBe(true);
  expect(pdf.catalog).toMatch(/\/Lang \(en-US\)/u);
  expect(readFileSync(file, "latin1")).toMatch(/\/DisplayDocTitle true/u);
  expect(pdf.info).toEqual({ Title: words.pdf.title, Subject: words.pdf.subject, Author: studio.legalName });
});

test("hangs everything on one document element, and marks the rest as decoration", () => {
  expect(pdf.structure.map(({ tag }) => tag)).toEqual(["Document"]);
  expect(pdf.untagged).toBe(false);
});

test("has one main heading, and its parts under headings in their order", () => {
  const { labels } = capability;
  expect(wordsOf("H1")).toEqual([words.opening.heading]);
  expect(wordsOf("H2")).toEqual([
    labels.coreCompetencies,
    labels.differentiators,
    labels.pastPerformance,
    labels.company,
    labels.naics,
    ...(capability.productCodes === undefined ? [] : [labels.productCodes]),
  ]);
});

test("describes its logo", () => {
  const figures = all.filter(({ tag }) => tag === "Figure");
  expect(figures).toHaveLength(1);
  expect(figures[0]?.dictionary).toContain("/Alt (");
  expect(figures[0]?.dictionary).toMatch(/\/BBox \[/u);
});

test("says in lists what the content says, each code once", () => {
  const bodies = wordsOf("LBody");
  expect(bodies).toEqual(expect.arrayContaining([...capability.coreCompetencies, ...capability.differentiators]));
  const labels = wordsOf("Lbl");
  for (const { code } of [...naics.codes, ...(capability.productCodes ?? [])]) {
    expect(labels.filter((label) => label === code)).toEqual([code]);
  }
  for (const list of all.filter(({ tag }) => tag === "L")) {
    expect(new Set(list.children.map(({ tag }) => tag))).toEqual(new Set(["LI"]));
  }
});

test("its links are in the tree, with words and a target", () => {
  const links = all.filter(({ tag }) => tag === "Link");
  expect(links.map(({ links: [to] }) => to)).toEqual(
    expect.arrayContaining([`mailto:${studio.emails.general}`, `tel:${studio.phone.dial}`, `${studio.siteUrl}/`]),
  );
  expect(links.filter((link) => link.words === "" || link.links.length !== 1)).toEqual([]);
});

test("says nothing of what nobody holds", () => {
  const said = all.map((element) => element.words);
  for (const [held, label] of [
    [capability.uei, capability.labels.uei],
    [capability.cage, capability.labels.cage],
    [capability.setAsides, capability.labels.setAsides],
  ] as const) {
    expect(said.includes(label)).toBe(held !== undefined);
  }
});

test("has its fonts inside, and every letter can be read back", () => {
  expect(pdf.looseFonts).toEqual([]);
  expect(all.filter((element) => element.words.includes("\ufffd"))).toEqual([]);
});

test("is light", () => {
  expect(readFileSync(file).length).toBeLessThan(80_000);
});
