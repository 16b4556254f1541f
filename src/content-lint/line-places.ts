/** Whether a line stands where its field belongs, by the spaces before it and the lines above. */
import type { Explanation } from "../content-schema/text-rules";
import type { Line } from "./line-errors";

/** Where fields belong: for each name the names of its groups and lists, "" for the file itself. */
export type GroupsOfFields = ReadonlyMap<string, readonly string[]>;

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export const formatSpaces = (count: number): string => `${numbers[count] ?? count} space${count === 1 ? "" : "s"}`;

/** The last field of each group around the next line, from the inside out. */
const lastOfGroups = (lines: readonly Line[]): readonly Line[] =>
  lines
    .filter(({ name }) => name !== undefined)
    .reduceRight<readonly Line[]>((found, line) => {
      const { column = Infinity } = found.at(-1) ?? {};
      return line.column < column ? [...found, line] : found;
    }, []);

/** What is wrong with the place of a field that the schema knows. */
export const explainPlace = (
  { name = "", column, indent, dashes }: Line,
  lines: readonly Line[],
  groups: GroupsOfFields,
): Explanation | undefined => {
  const own = groups.get(name);
  const above = lines.at(-1);
  if (own === undefined) return undefined;
  const move = (missing: number, as: string): Explanation => [
    `The line begins with ${formatSpaces(Math.abs(missing))} too ${missing > 0 ? "few" : "many"}.`,
    `Begin it with ${formatSpaces(indent + missing)}${as}.`,
  ];
  if (above === undefined) return indent > 0 ? move(-indent, "") : undefined;
  const shareGroup = (one: string, other: string) =>
    groups.get(one)?.some((group) => groups.get(other)?.includes(group)) === true;
  const names = [...groups.keys()];
  const isCutOff =
    dashes !== "" && above.dashes !== "" && above.indent === indent && shareGroup(above.name ?? "", name);
  if (isCutOff && names.indexOf(above.name ?? "") < names.indexOf(name))
    return [
      `There is a dash too many: "${name}" belongs to the entry above it.`,
      `Write two spaces in place of the dash and the space before "${name}".`,
    ];
  const around = lastOfGroups(lines);
  const siblings = around.filter((line) => shareGroup(line.name ?? "", name));
  if (siblings.some((line) => line.column === column)) return undefined;
  if (above.text === "" && above.name !== undefined && (own.includes(above.name) || !groups.has(above.name))) {
    return indent > above.column
      ? undefined
      : move(above.column + 2 - indent, `: two more than "${above.name}" above it`);
  }
  const distance = (line: Line) => Math.abs(line.column - column);
  const [nearest] = [...siblings].sort((a, b) => distance(a) - distance(b));
  if (nearest !== undefined) {
    const other = `"${nearest.name ?? ""}" above it`;
    return move(
      nearest.column - column,
      dashes === "" ? `, as ${other}` : `: then "${name}" is exactly below ${other}`,
    );
  }
  if (around.some((line) => line.column === column)) return undefined;
  const isAround = (group: string) => around.some((line) => shareGroup(line.name ?? "", group));
  const fitting = [...new Set(own)].filter(isAround).map((group) => `"${group}:"`);
  return [
    "The line that begins its group is missing above it.",
    `Write ${fitting.join(" or ")} there. If you don't need the group, delete all of its lines.`,
  ];
};
