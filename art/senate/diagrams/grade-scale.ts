import { arrowHead, deepRed, dot, ground, ink, muted, red, rule, stroke, words } from "./sheet";

const lowest = 1;
const highest = 28;
/** The last grade of an American high school, so that 28 says something. */
const graduation = 12;
/** Written above the line, besides the two marks. */
const numbers = [24, 20, 16, graduation, 8, lowest];

export interface GradeScale {
  readonly left: number;
  readonly right: number;
  /** The line's height. */
  readonly y: number;
  /** The bill's grade and where its line ends, below. */
  readonly from: { readonly grade: number; readonly end: number };
  /** The same of the plain words. */
  readonly to: { readonly grade: number; readonly end: number };
  /** Where the scale's name stands. */
  readonly label: { readonly x: number; readonly y: number };
}

/** School grades on a line, the highest first, because the bill stands left. Two marks are joined to what lies below. */
export const gradeScale = ({ left, right, y, from, to, label }: GradeScale): string => {
  const at = (grade: number): number => left + ((highest - grade) * (right - left)) / (highest - lowest);
  const between = Array.from({ length: highest }, (_, index) => index + lowest).filter(
    (grade) => grade !== from.grade && grade !== to.grade,
  );
  return [
    stroke(`M${left} ${y}H${right}`, rule, 3),
    stroke(between.map((grade) => `M${at(grade)} ${y - 5}V${y + 5}`).join(""), rule, 2),
    stroke(`M${at(graduation)} ${y - 9}V${y + 9}`, muted, 3),
    stroke(`M${at(from.grade)} ${y}H${at(to.grade) - 22}`, ink, 3),
    arrowHead(at(to.grade) - 14, y, 0),
    ...numbers.map((grade) => words(at(grade), y - 20, String(grade), { align: "middle", color: muted })),
    words(label.x, label.y, "School grade", { color: muted }),
    words(at(graduation), y + 30, "High school ends", { align: "middle", color: muted }),
    stroke(`M${at(from.grade)} ${y}V${from.end}`, red, 3),
    stroke(`M${at(to.grade)} ${y}V${to.end}`, ink, 3),
    dot(at(from.grade), y, 10, ground, red, 4),
    dot(at(to.grade), y, 10, ink),
    words(at(from.grade), y - 20, String(from.grade), { size: 24, bold: true, align: "middle", color: deepRed }),
    words(at(to.grade), y - 20, String(to.grade), { size: 24, bold: true, align: "middle" }),
  ].join("\n");
};
