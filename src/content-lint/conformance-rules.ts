import { existsSync } from "node:fs";
import path from "node:path";
import {
  conformanceCriteria,
  conformancePage,
  section508Criteria,
} from "../content-schema/collections/conformance-report";
import { diagnosticAt } from "./content-fields";
import type { ContentFile } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { wcag22 } from "./wcag-2.2";

/** Rules of the conformance report: every criterion is there once, and its evidence exists. */

const projectRoot = path.resolve(__dirname, "..", "..");

/** What Section 508 asks for besides WCAG: the functional performance criteria and the plain language of E205.4. */
const section508 = [...Array.from({ length: 9 }, (_, index) => `302.${index + 1}`), "E205.4"];

const wrongCriteria = (content: ContentFile): readonly Diagnostic[] => {
  const { data } = conformanceCriteria.safeParse(content.data);
  const reported = (data?.criteria ?? []).flatMap((row, index) => (row.level === "AAA" ? [] : [{ ...row, index }]));
  const wrong = wcag22.findIndex(([number, name, level], position) => {
    const row = reported[position];
    return row?.number !== number || row.name !== name || row.level !== level;
  });
  if (data === undefined || (wrong === -1 && reported.length === wcag22.length)) return [];
  const [expected, row] = [wcag22[wrong], reported[wrong === -1 ? wcag22.length : wrong]];
  return [
    diagnosticAt(
      content,
      row === undefined ? ["criteria"] : ["criteria", row.index],
      "wcag-criteria",
      "WCAG 2.2 has other criteria of levels A and AA, or has them in another order.",
      expected === undefined ? "Delete the row." : `Here must stand ${expected.join(" ")}.`,
    ),
  ];
};

const wrongSection508 = (content: ContentFile): readonly Diagnostic[] => {
  const { data } = section508Criteria.safeParse(content.data);
  const numbers = data?.criteria.map(({ number }) => number);
  return numbers === undefined
    ? []
    : section508
        .filter((number) => numbers.filter((other) => other === number).length !== 1)
        .map((number) =>
          diagnosticAt(
            content,
            ["criteria"],
            "section-508-criteria",
            `The row ${number} must stand once.`,
            "Put it back, or delete one.",
          ),
        );
};

interface Evidence {
  readonly tests?: readonly string[] | undefined;
  readonly checks?: readonly string[] | undefined;
}

/** Test files and checks by hand that do not exist, and checks that no row names. */
const wrongEvidence = (page: ContentFile, tables: readonly ContentFile[]): readonly Diagnostic[] => {
  const { data } = conformancePage.safeParse(page.data);
  if (data === undefined) return [];
  const described = data.methods.checks.map(({ key }) => key);
  const rows = tables.flatMap((content) => {
    const parsed = (
      content.collection.type === "ConformanceCriteria" ? conformanceCriteria : section508Criteria
    ).safeParse(content.data);
    const criteria: readonly Evidence[] = parsed.data?.criteria ?? [];
    return criteria.map((row, index) => ({ content, index, tests: row.tests ?? [], checks: row.checks ?? [] }));
  });
  const used = new Set(rows.flatMap(({ checks }) => checks));
  return [
    ...rows.flatMap(({ content, index, tests, checks }) => [
      ...tests.flatMap((file, position) =>
        existsSync(path.join(projectRoot, file))
          ? []
          : [
              diagnosticAt(
                content,
                ["criteria", index, "tests", position],
                "unknown-test",
                `There is no test ${file}.`,
                "Name a test that exists. Claim nothing that nothing shows.",
              ),
            ],
      ),
      ...checks.flatMap((key, position) =>
        described.includes(key)
          ? []
          : [
              diagnosticAt(
                content,
                ["criteria", index, "checks", position],
                "unknown-check",
                `The check "${key}" is not described in ${page.file}.`,
                `Describe it there, or write one of: ${described.join(", ")}.`,
              ),
            ],
      ),
    ]),
    ...described.flatMap((key, index) =>
      rows.length === 0 || used.has(key)
        ? []
        : [
            diagnosticAt(
              page,
              ["methods", "checks", index],
              "unused-check",
              `No row of the tables names the check "${key}".`,
              "Name it in the rows that it shows, or delete it.",
            ),
          ],
    ),
  ];
};

/** The conformance report lacks a criterion, or names evidence that does not exist. */
export const evidenceErrors = (files: readonly ContentFile[]): readonly Diagnostic[] => {
  const ofType = (type: string) => files.filter(({ collection }) => collection.type === type);
  const [criteria, others] = [ofType("ConformanceCriteria"), ofType("Section508Criteria")];
  return [
    ...criteria.flatMap(wrongCriteria),
    ...others.flatMap(wrongSection508),
    ...ofType("ConformancePage").flatMap((page) => wrongEvidence(page, [...criteria, ...others])),
  ];
};
