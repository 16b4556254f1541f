/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { recordedTools } from "../../scripts/audits/record";
import { installedVersion } from "../../scripts/audits/report";
import { auditStates } from "../../scripts/audits/states";
import { auditedPages, viewports } from "../../scripts/audits/views";
import { builtPages } from "../../scripts/built-pages";
import { lastAudit } from "../../src/content-schema/collections/last-audit";
import { only, pageAt, publicFolder, wordsOf } from "./built-site";

/**
 * The record of the last audit is as old as the site: the same pages, the same states, the same tools. Where one of
 * these fails: npm run test:audits && npm run audit:record, then build.
 */

const record = lastAudit.parse(
  parse(readFileSync(path.resolve(publicFolder, "..", "content", "audit", "last-audit.yaml"), "utf8")),
);

test("every page of the site was audited, and no page that is gone", () => {
  expect([...record.pages].sort()).toEqual([...auditedPages(builtPages(publicFolder))].sort());
});

test("every state was audited, at every width", () => {
  expect(record.states).toEqual(expect.arrayContaining(auditStates.map(({ name }) => name)));
  expect(record.widths).toEqual(viewports.map(({ width }) => width));
});

test("the tools are those that are installed", () => {
  expect(record.tools.map(({ name, version }) => `${name} ${version}`)).toEqual(
    recordedTools.map(({ tool, name }) => `${name} ${installedVersion(tool)}`),
  );
});

test("the accessibility statement shows the record", () => {
  const section = only(pageAt("/accessibility-statement/"), "#last-audit");
  const figures = [...section.querySelectorAll("dl:first-of-type dd")].map(wordsOf);
  expect(figures).toEqual(
    [record.pages.length, record.states.length, record.tools.length, record.checks, record.faults].map((count) =>
      count.toLocaleString("en-US"),
    ),
  );
  for (const { name } of record.tools) expect(wordsOf(section)).toContain(name);
  for (const { version } of record.tools) expect(wordsOf(section)).toContain(version);
});
