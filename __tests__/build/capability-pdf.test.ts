import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { capability as capabilitySchema } from "../../src/content-schema/collections/capability";
import { capabilityPage as pageSchema } from "../../src/content-schema/collections/capability-page";
import { naicsCodes } from "../../src/content-schema/collections/naics-codes";
import { capabilityStrings } from "../../src/strings/capability-strings";
import { capabilityPdfAddress } from "../../src/lib/capability-pdf-address";
import { studies, studio } from "../e2e/content";
import { only, pageAt, publicFolder } from "./built-site";
import { readPdf } from "./read-pdf";

/** The capability statement's PDF as the build wrote it, compared with the content that it is made from. */

const root = path.resolve(__dirname, "..", "..");
const yaml = (file: string): unknown => parse(readFileSync(path.join(root, "content", file), "utf8"));
const capability = capabilitySchema.parse(yaml("capability.yaml"));
const words = pageSchema.parse(yaml("pages/services/capability-statement/capability-statement.yaml"));
const naics = naicsCodes.parse(yaml("naics.yaml"));

const file = readFileSync(path.join(publicFolder, capabilityPdfAddress));
const pdf = readPdf(file);

const all = pdf.elements;
const textsOf = (role: string): readonly string[] => all.filter((one) => one.role === role).map(({ text }) => text);

test("is one tagged sheet of US Letter with language and title, all text under one document element", () => {
  expect(pdf).toMatchObject({
    pageCount: 1,
    size: [0, 0, 612, 792],
    marked: true,
    viewer: { DisplayDocTitle: true },
    info: { Language: "en-US", Title: words.pdf.title, Subject: words.pdf.subject, Author: studio.legalName },
  });
  expect(all[0]?.childRoles).toEqual(["Document"]);
  expect(pdf.untagged).toEqual([]);
});

test("has one main heading, its parts under headings in their order, and a description of its logo", () => {
  expect(textsOf("H1")).toEqual([words.pageHeader.heading]);
  expect(textsOf("H2")).toEqual([
    capabilityStrings.coreCompetencies,
    capabilityStrings.differentiators,
    capabilityStrings.pastPerformance,
    capabilityStrings.company,
    capabilityStrings.naics,
    ...(capability.productCodes === undefined ? [] : [capabilityStrings.productCodes]),
  ]);
  const figures = all.filter(({ role }) => role === "Figure");
  expect(figures).toEqual([expect.objectContaining({ alt: words.pdf.logoAlt, bbox: expect.any(Array) as unknown })]);
});

test("says in lists what the content says, each code once", () => {
  expect(textsOf("LBody")).toEqual(
    expect.arrayContaining([...capability.coreCompetencies, ...capability.differentiators]),
  );
  const labels = textsOf("Lbl");
  for (const { code } of [...naics.codes, ...(capability.productCodes ?? [])])
    expect(labels.filter((label) => label === code)).toEqual([code]);
  const inLists = all.filter(({ role }) => role === "L").flatMap(({ childRoles }) => childRoles);
  expect(new Set(inLists)).toEqual(new Set(["LI"]));
});

const links = all.filter(({ role }) => role === "Link");
const targets = links.flatMap((link) => link.targets);

test("its links are in the structure tree, each with text and one target", () => {
  expect(targets).toEqual(
    expect.arrayContaining([`mailto:${studio.emails.general}`, `tel:${studio.phone.dial}`, `${studio.siteUrl}/`]),
  );
  expect(links.filter((link) => link.text === "" || link.targets.length !== 1)).toEqual([]);
  expect(links).toHaveLength(pdf.annotationCount);
});

// Home shows all of them.
test.each(["/services/", "/services/capability-statement/"])("names the same case studies as %s", (address) => {
  const named = (urls: readonly string[]): readonly string[] =>
    urls.flatMap((url) => studies.map((study) => study.address).filter((study) => url.endsWith(study)));
  const onPage = [...only(pageAt(address), "main").querySelectorAll("a")].map(({ href }) => href);
  expect([...new Set(named(targets))]).toEqual([...new Set(named(onPage))]);
});

test("has its fonts inside, every letter can be read back, and it is light", () => {
  const source = file.toString("latin1");
  expect(source.match(/\/FontFile2? /gu)).toHaveLength(source.match(/\/Type \/FontDescriptor/gu)?.length ?? 0);
  expect(all.filter(({ text }) => text.includes("\ufffd"))).toEqual([]);
  expect(file.length).toBeLessThan(80_000);
});
