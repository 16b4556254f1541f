// The files to download say what their pages say, and are as small as the links to them say.
import { parse } from "yaml";
import { z } from "zod";
import { readSite } from "../../server/site";
import { findingsFile, openAcrFile } from "../../src/lib/downloads";
import { documents } from "../e2e/content";
import { conformanceStrings } from "../../src/strings/conformance-strings";
import { pageAt, pages, publicFolder, readBuilt, wordsOf } from "./built-site";

const rowSchema = z.object({
  num: z.string(),
  components: z.tuple([z.object({ adherence: z.object({ level: z.string() }) })]).optional(),
});
const reportSchema = z.object({
  chapters: z.record(z.string(), z.object({ criteria: z.array(rowSchema).default([]) })),
});

test("the conformance report has the same criteria with the same results as its page", () => {
  const { chapters } = reportSchema.parse(parse(readBuilt(openAcrFile)));
  const inFile = Object.values(chapters)
    .flatMap(({ criteria }) => criteria)
    .map(({ num, components }) => [num, components?.[0].adherence.level.replaceAll("-", " ")]);
  const { document } = pageAt("/accessibility-conformance-report/");
  const onPage = [...document.querySelectorAll("[id^=criterion-]")].map((anchor) => {
    const cells = [...(anchor.closest("tr")?.querySelectorAll("td") ?? [])].map(wordsOf);
    const result = cells[0] === conformanceStrings.results.seeWcag ? undefined : cells[0]?.toLowerCase();
    return [anchor.id.replace("criterion-", ""), result];
  });
  expect(inFile).toEqual(onPage);
});

test("the findings are those of the pages of words", () => {
  const file = readBuilt(findingsFile).replaceAll('""', '"');
  // Only findings have a state there.
  const sections = documents.flatMap(({ address }) => [
    ...pageAt(address).document.querySelectorAll(".content-section:has(.status-badge)"),
  ]);
  const found = sections.map((section) => wordsOf(section.querySelector("h2")));
  expect(found.length).toBeGreaterThan(0);
  expect(file.split("\r\n")).toHaveLength(found.length + 2);
  expect(found.map((heading) => file.indexOf(heading)).includes(-1)).toBe(false);
});

test.each([
  [openAcrFile, 50],
  [findingsFile, 10],
])("%s is linked, has less than %i kB, and is saved by a browser", (address, limit) => {
  expect(Buffer.byteLength(readBuilt(address))).toBeLessThan(limit * 1000);
  const links = pages.flatMap(({ document }) => [...document.querySelectorAll(`a[href="${address}"]`)]);
  expect(links.length).toBeGreaterThan(0);
  expect(readSite(publicFolder).files.get(address)?.headers).toMatchObject({ "Content-Disposition": "attachment" });
});
