import { narrowSheet, shape, text, type Block } from "../../lib/block-diagram";
import { officialText, plainText } from "../bill-text";
import { readingGrade } from "../reading-grade";
import { gradeScale } from "./grade-scale";
import { serifBlock } from "./serif-words";
import { box, deepRed, ink, mediumWidth, muted, sheet, sheetWidth, stroke, words } from "./sheet";

/** Print on a statute page: gray, but 10 to 1 on white, because its strokes are thin. */
const print = "#3A3F4C";
/** The edge of its sheet: weaker than the other's, but there in both schemes. */
const printEdge = "#5E6B88";

const official = readingGrade(officialText);
const plain = readingGrade(plainText);
const officialGrade = Math.round(official.grade);
const plainGrade = Math.round(plain.grade);
const officialCount = `One sentence, ${official.words} words`;
const plainCount = `Three sentences, ${plain.words} words`;

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly inset: number;
}

/** A framed sheet with its grade as the head. */
const specimen = ({ x, y, width, height, inset }: Frame, grade: number, color: string, edge: string): string =>
  [
    box(x, y, width, height, { edge, edgeWidth: 3 }),
    words(x + inset, y + 66, "Grade", { size: 28, bold: true, color }),
    words(x + inset + 88, y + 66, String(grade), { size: 64, bold: true, color }),
    stroke(`M${x + inset} ${y + 86}H${x + width - inset}`, edge, 1.5),
  ].join("\n");

const plainBlock = (size: number): Block => text(plainText, { size, weight: 700, fill: ink });

/** Both sheets beside each other. */
interface Pair {
  readonly width: number;
  readonly left: Frame;
  /** The left edge of the right sheet. */
  readonly rightX: number;
  readonly printSize: number;
  readonly printLeading: number;
  readonly plainSize: number;
}

const wide: Pair = {
  width: sheetWidth,
  left: { x: 29, y: 124, width: 442, height: 360, inset: 28 },
  rightX: 490,
  printSize: 18,
  printLeading: 26,
  plainSize: 31,
};

const medium: Pair = {
  width: mediumWidth,
  left: { x: 24, y: 124, width: 320, height: 378, inset: 18 },
  rightX: 360,
  printSize: 16,
  printLeading: 23,
  plainSize: 28,
};

const pairSvg = ({ width, left, rightX, printSize, printLeading, plainSize }: Pair): string => {
  const inside = left.width - 2 * left.inset;
  const right: Frame = { ...left, x: rightX };
  const printed = serifBlock(officialText, inside, { size: printSize, leading: printLeading, fill: print });
  const below = left.y + left.height + 30;
  return sheet(
    below + 26,
    [
      gradeScale({
        left: left.x + 33,
        right: width - left.x - 33,
        y: 66,
        from: { grade: officialGrade, end: left.y },
        to: { grade: plainGrade, end: right.y },
        label: { x: left.x + 51, y: 96 },
      }),
      specimen(left, officialGrade, deepRed, printEdge),
      printed.draw(left.x + left.inset, left.y + 100 + printSize),
      words(left.x + left.inset, below, officialCount, { size: 18, color: muted }),
      specimen(right, plainGrade, ink, ink),
      plainBlock(plainSize)(inside).draw(right.x + right.inset, right.y + 96),
      words(right.x + right.inset, below, plainCount, { size: 18, color: muted }),
    ],
    width,
  );
};

/** The bill's own summary and the plain words, each joined to its grade on one scale. */
export const gradesSvg = (): string => pairSvg(wide);

/** The same for tablets. */
export const gradesMediumSvg = (): string => pairSvg(medium);

/** From a sheet's top to its words, and what stays free below them. */
const narrowHead = 98;
const narrowFoot = 20;
/** Room for the scale, and for the small line with the gap below it. */
const scaleHeight = 128;
const countHeight = 60;

/** The same for phones. The line of the lower sheet passes beside the upper one. */
export const gradesNarrowSvg = (): string => {
  const inset = 16;
  const upperWidth = 280;
  const leading = 22;
  const print16 = serifBlock(officialText, upperWidth - 2 * inset, { size: 16, leading, fill: print });
  const upperHeight = narrowHead + print16.lines * leading + narrowFoot;
  const plain28 = plainBlock(28)(320 - 2 * inset);
  const lowerTop = scaleHeight + upperHeight + countHeight;
  const lowerHeight = narrowHead + plain28.height + narrowFoot;
  return narrowSheet([
    shape(lowerTop + lowerHeight + 30, (x, y) => {
      const upper: Frame = { x, y: y + scaleHeight, width: upperWidth, height: upperHeight, inset };
      const lower: Frame = { x, y: y + lowerTop, width: 320, height: lowerHeight, inset };
      return [
        gradeScale({
          left: x + 18,
          right: x + 316,
          y: y + 72,
          from: { grade: officialGrade, end: upper.y },
          to: { grade: plainGrade, end: lower.y },
          label: { x, y: y + 16 },
        }),
        specimen(upper, officialGrade, deepRed, printEdge),
        print16.draw(x + inset, upper.y + narrowHead + 16),
        words(x + inset, upper.y + upperHeight + 28, officialCount, { color: muted }),
        specimen(lower, plainGrade, ink, ink),
        plain28.draw(x + inset, lower.y + narrowHead),
        words(x + inset, lower.y + lowerHeight + 28, plainCount, { color: muted }),
      ].join("\n");
    }),
  ]);
};
