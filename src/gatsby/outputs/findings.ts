import type { z } from "zod";
import type { section } from "../../content-schema/shared-schemas";
import { plainText } from "../../lib/parse-inline-markup";
import { uiStrings } from "../../strings/ui-strings";

type Section = z.output<typeof section>;

/** The findings about this website as a table, its header first. Other sections are left out. */
export const findingsTable = (sections: readonly Section[]): readonly (readonly string[])[] => {
  const textOf = (paragraphs: readonly string[]): string => paragraphs.map(plainText).join("\n");
  const findings = sections.flatMap(({ heading, finding, paragraphs, more }) => {
    if (finding === undefined) return [];
    const { number, state, severity, facts, code } = finding;
    const changed = (["before", "after"] as const).flatMap((when) => {
      if (code === undefined) return [];
      const { file, lines, text = "" } = code[when];
      return [[uiStrings.code[when], [file, lines.trimEnd(), plainText(text)].join("\n").trimEnd()] as const];
    });
    const folded = more ? [[more.name, textOf(more.paragraphs)] as const] : [];
    return {
      cells: [`${number}. ${heading}`, uiStrings.states[state], uiStrings.severities[severity], textOf(paragraphs)],
      facts: new Map([...facts.map(({ name, text }) => [name, plainText(text)] as const), ...changed, ...folded]),
    };
  });
  const names = [...new Set(findings.flatMap(({ facts }) => [...facts.keys()]))];
  const { finding, state, severity, stopped } = uiStrings.findings;
  return [
    [finding, state, severity, stopped, ...names],
    ...findings.map(({ cells, facts }) => [...cells, ...names.map((name) => facts.get(name) ?? "")]),
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
