import { existsSync } from "node:fs";
import path from "node:path";
import { conformanceCriteria } from "../content-schema/collections/conformance-report";
import { textsOf } from "./content-fields";
import { diagnosticAt, fieldRule, type Rule } from "./rule";

/** Rules of the conformance report: every criterion is there once, and the tests that rows name exist. */

const projectRoot = path.resolve(__dirname, "..", "..");

/**
 * The criteria that a report must have, in their order: WCAG 2.2 (W3C Recommendation, 12 December 2024), 4.1.1 of
 * its predecessors, for which the VPAT keeps a row, and chapters 3 and 6 of Section 508.
 */
const requiredNumbers = [
  [
    "levelA",
    "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1",
    "2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2",
  ],
  [
    "levelAA",
    "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13",
    "2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3",
  ],
  ["chapter3", "302.1 302.2 302.3 302.4 302.5 302.6 302.7 302.8 302.9"],
  ["chapter6", "602.2 602.3 602.4 603.2 603.3"],
] as const;

/** Tables that lack a criterion, have it twice or in another place. One diagnostic each: the first wrong row. */
const wrongCriteria: Rule = (files) =>
  files.flatMap((content) => {
    if (content.collection.schema !== conformanceCriteria) return [];
    const { data } = conformanceCriteria.safeParse(content.data);
    if (data === undefined) return [];
    return requiredNumbers.flatMap(([table, ...numbers]) => {
      const required = numbers.flatMap((line) => line.split(" "));
      const rows = data[table];
      const wrongRow = rows.findIndex(({ number }, index) => number !== required[index]);
      if (wrongRow === -1 && rows.length === required.length) return [];
      const expected = required[wrongRow === -1 ? rows.length : wrongRow];
      const message =
        "This table does not match the standard. A criterion is missing, is not part of it, or is in the wrong place.";
      const fix = expected === undefined ? "Delete the row." : `The next row must be ${expected}.`;
      return [diagnosticAt(content, wrongRow === -1 ? [table] : [table, wrongRow], "criteria", message, fix)];
    });
  });

/** Test files that do not exist. */
const missingTests = fieldRule(
  "unknown-test",
  (content) => textsOf(content, "testFile"),
  ({ value }) => {
    const fix = "Name a test that exists. If there is none, the report cannot claim this result.";
    return existsSync(path.join(projectRoot, value)) ? [] : [[`There is no test ${value}.`, fix]];
  },
);

export const conformanceRules: readonly Rule[] = [wrongCriteria, missingTests];
