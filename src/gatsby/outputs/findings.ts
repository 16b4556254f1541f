import type { z } from "zod";
import type { section } from "../../content-schema/shared-schemas";
import { plainText } from "../../lib/parse-inline-markup";
import { uiStrings } from "../../strings/ui-strings";

type Section = z.output<typeof section>;

/** The findings about this website as a table, its header first. Sections without a state are no findings. */
export const findingsTable = (sections: readonly Section[]): readonly (readonly string[])[] => {
  const findings = sections.filter((section) => section.state !== undefined);
  const names = [...new Set(findings.flatMap(({ facts = [] }) => facts.map(({ name }) => name)))];
  const { finding, state, stopped } = uiStrings.findings;
  return [
    [finding, state, stopped, ...names],
    ...findings.map(({ heading, state: result, paragraphs, facts = [] }) => [
      heading,
      result === undefined ? "" : uiStrings.states[result],
      paragraphs.map(plainText).join("\n"),
      ...names.map((name) => plainText(facts.find((fact) => fact.name === name)?.text ?? "")),
    ]),
  ];
};

/** What a spreadsheet would run as a formula; a single quote before it makes it text. */
const formula = /^[=+\-@\t\r]/u;

const cellOf = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A table as CSV (RFC 4180). It begins with a byte order mark, without which Excel doesn't read UTF-8. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("")}`;
