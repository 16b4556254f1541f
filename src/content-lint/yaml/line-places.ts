/** Whether a line stands where its field belongs, by the spaces before it and the lines above. */
import type { Explanation } from "../diagnostic";
import type { Line } from "./line-errors";

/** Where fields belong: for each name the names of its groups and lists, "" for the file itself. */
export type GroupsOfFields = ReadonlyMap<string, readonly string[]>;

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export const formatSpaces = (count: number): string => `${numbers[count] ?? count} space${count === 1 ? "" : "s"}`;

/** Whether two fields may stand side by side. */
const shareGroup = (groups: GroupsOfFields, one: string, other: string): boolean =>
  groups.get(one)?.some((group) => groups.get(other)?.includes(group)) === true;

/** The last field of each group around the next line, from the inside out. */
const lastOfGroups = (lines: readonly Line[]): readonly Line[] =>
  lines
    .filter(({ name }) => name !== undefined)
    .reduceRight<readonly Line[]>((found, line) => {
      const { column = Infinity } = found.at(-1) ?? {};
      return line.column < column ? [...found, line] : found;
    }, []);

/** Whether the line below stands where it belongs to this one, so that both have moved. */
const movedTogether = ({ text, name, column, dashes }: Line, [below]: readonly Line[]): boolean =>
  name !== undefined &&
  below !== undefined &&
  ((text === "" && below.indent === column + 2) || (dashes !== "" && below.indent === column));

/** A move of a line to the right, or to the left. */
const move = (line: Line, below: readonly Line[], missing: number, as: string): Explanation => [
  `The line begins with ${formatSpaces(Math.abs(missing))} too ${missing > 0 ? "few" : "many"}.`,
  `Begin it with ${formatSpaces(line.indent + missing)}${as}.${movedTogether(line, below) ? " Move the lines below that belong to it as far." : ""}`,
];

/** What is wrong with the place of a field that the schema knows. */
export const explainPlace = (
  line: Line,
  lines: readonly Line[],
  below: readonly Line[],
  groups: GroupsOfFields,
): Explanation | undefined => {
  const { name = "", column, indent, dashes } = line;
  const own = groups.get(name);
  const above = lines.at(-1);
  if (own === undefined) return undefined;
  if (above === undefined && indent === 0) return undefined;
  if (above === undefined && below.length > 0 && below.every((other) => other.indent >= indent))
    return [`All lines begin with ${formatSpaces(indent)} too many.`, `Delete ${formatSpaces(indent)} before each.`];
  if (above === undefined) return move(line, below, -indent, "");
  const around = lastOfGroups(lines);
  const besides = (other: string) => around.filter((field) => shareGroup(groups, field.name ?? "", other));
  const siblings = besides(name);
  if (siblings.some((other) => other.column === column)) return undefined;
  if (above.text === "" && above.name !== undefined && (own.includes(above.name) || !groups.has(above.name))) {
    if (indent > above.column) return undefined;
    return move(line, below, above.column + 2 - indent, `: two more than "${above.name}" above it`);
  }
  const distance = (other: Line) => Math.abs(other.column - column);
  const [nearest] = [...siblings].sort((a, b) => distance(a) - distance(b));
  if (nearest !== undefined) {
    const other = `"${nearest.name ?? ""}" above it`;
    const as = dashes === "" ? `, as ${other}` : `: then "${name}" is exactly below ${other}`;
    return move(line, below, nearest.column - column, as);
  }
  const inFile = [...lines, ...below].flatMap((other) => (other.column === 0 ? other.name : []));
  const isMissing = (group: string) => {
    const [beside] = besides(group);
    return beside !== undefined && (beside.column > 0 || !inFile.includes(group));
  };
  const fitting = new Set(own.filter(isMissing).map((group) => `"${group}:"`));
  if (fitting.size === 0 || (dashes === "" && around.some((other) => other.column === column))) return undefined;
  return [
    "The line that begins its group is missing above it.",
    `Write ${[...fitting].join(" or ")} there. If you don't need the group, delete all of its lines.`,
  ];
};

/** A dash too many before a field that belongs to the entry in the line above, as the schema has both in this order. */
export const explainDash = (
  { name = "", indent, dashes }: Line,
  above: Line | undefined,
  groups: GroupsOfFields,
): Explanation | undefined => {
  const { name: first = "" } = above ?? {};
  const names = [...groups.keys()];
  const isEntry = dashes !== "" && above?.dashes === dashes && above.indent === indent;
  if (!isEntry || !shareGroup(groups, first, name) || names.indexOf(first) >= names.indexOf(name)) return undefined;
  return [
    `There is a dash too many: "${name}" belongs to the entry above it.`,
    `Write two spaces in place of the dash and the space before "${name}".`,
  ];
};
