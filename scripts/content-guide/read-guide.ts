import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Reads the tables of CONTENT.md, so that a test can follow each row and `npm run content:pictures` can draw its number
 * where the row's words show. What people read and what programs follow is one text.
 */

/** One row: to change X, edit Y. */
export interface GuideRow {
  /** Line of CONTENT.md, from 1. */
  readonly line: number;
  /** The picture over the table, without folder and ending, such as pricing. Undefined where there is none. */
  readonly picture: string | undefined;
  /** The number in the picture. Undefined where the row is not in it. */
  readonly mark: number | undefined;
  /** What is changed, in words. */
  readonly what: string;
  /** The file, from the project's root; a star stands for any name. */
  readonly files: string;
  /** Where a click on the file leads. */
  readonly link: string;
  /** Keys from the outside in. Lists have no number: their first entry is meant. */
  readonly field: readonly string[];
  /** The page that shows it: /pricing/. Undefined for a file that makes a page of its own. */
  readonly page: string | undefined;
}

const guideFile = "CONTENT.md";

const code = /^`(?<text>[^`]+)`$/u;
const linkedCode = /^\[`(?<text>[^`]+)`\]\((?<link>[^)]+)\)$/u;
const picture = /^!\[[^\]]+\]\(docs\/content\/(?<name>[a-z-]+)\.webp\)$/u;

const pageOf = (cell: string): string | undefined => {
  if (cell === "its own page") return undefined;
  if (cell === "every page") return "/";
  const { text } = code.exec(cell)?.groups ?? {};
  if (text === undefined) throw new Error(`"${cell}" is neither "every page", "its own page" nor an address.`);
  return text;
};

const rowOf = (text: string, line: number, over: string | undefined): GuideRow => {
  const [mark = "", what = "", edit = "", field = "", page = ""] = text
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
  const file = linkedCode.exec(edit)?.groups;
  const keys = code.exec(field)?.groups?.["text"];
  if (file === undefined || keys === undefined || what === "") {
    throw new Error(`${guideFile}:${line} is no row of the guide: ${text}`);
  }
  return {
    line,
    picture: over,
    mark: mark === "" ? undefined : Number(mark),
    what,
    files: file["text"] ?? "",
    link: file["link"] ?? "",
    field: keys.split(" › "),
    page: pageOf(page),
  };
};

/**
 * All rows of the guide's tables, in their order.
 * @param root the project's folder, absolute
 * @throws when a row is not of five cells: number, words, linked file, field, page
 */
export const readGuide = (root: string): readonly GuideRow[] => {
  const rows: GuideRow[] = [];
  let over: string | undefined;
  let inTable = false;
  readFileSync(path.join(root, guideFile), "utf8")
    .split("\n")
    .forEach((text, index) => {
      if (/^#{2,3} /u.test(text)) over = undefined;
      over = picture.exec(text)?.groups?.["name"] ?? over;
      if (!text.startsWith("|")) inTable = false;
      else if (/^\| *No\. *\|/u.test(text)) inTable = true;
      else if (inTable && !/^\| *-/u.test(text)) rows.push(rowOf(text, index + 1, over));
    });
  if (rows.length === 0) throw new Error(`${guideFile} has no table that begins with "| No. |".`);
  return rows;
};
