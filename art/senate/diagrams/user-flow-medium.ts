import { arrowHead, ink, mediumWidth, muted, red, rule, sheet, stroke, words } from "./sheet";
import { across, down, drawAlert, drawScreen, legend, screenHeight, screens } from "./user-flow";

const width = 172;
/** The left edges of the two columns: down through the left one, up through the right one. */
const [left, right] = [24, 356];
const rows = [56, 246, 390, 534] as const;
const [top, first, second, third] = rows;

/** Where each screen stands: its column and its row. */
const places: Readonly<Record<string, readonly [x: number, y: number]>> = {
  Find: [left, top],
  Home: [left, first],
  Bill: [left, second],
  "Vote record": [left, third],
  Write: [right, third],
  Sent: [right, second],
  Answer: [right, first],
};

/** An arrow from one row to the next, with words beside it. */
const way = (x: number, from: number, to: number, label: string, color = ink): string => {
  const isDown = to > from;
  const [begin, end] = isDown ? [from + screenHeight, to] : [from, to + screenHeight];
  const style = color === red ? { bold: true, color: red } : { color: muted };
  return `${down(x + 30, begin, end, color)}${words(x + 46, (begin + end) / 2 + 5, label, style)}`;
};

/** The same for tablets: the ways lead down on the left and up again on the right. */
export const userFlowMediumSvg = (): string => {
  const leftEnd = left + width;
  const rightEnd = right + width;
  return sheet(
    698,
    [
      words(left, 40, "Once", { bold: true, color: muted }),
      words(left + 46, first - 18, "Every day", { bold: true, color: muted }),
      words(right + 46, first - 18, "When you want to speak", { bold: true, color: muted }),
      stroke(`M${left} 186H${mediumWidth - left}`, rule, 2, true),
      ...screens.map((screen) => {
        const [x, y] = places[screen.name] ?? [0, 0];
        return drawScreen({ ...screen, x, y }, width);
      }),
      drawAlert(right, top, width),
      way(left, top, first, ""),
      way(left, first, second, "1 tap", red),
      way(left, second, third, "scroll", red),
      across(leftEnd, right, third + 62, red),
      words((leftEnd + right) / 2, third + 84, "1 tap", { align: "middle", bold: true, color: red }),
      way(right, third, second, "1 tap", red),
      way(right, second, first, "days"),
      way(right, top, first, ""),
      // From home straight to writing, while a vote is still open.
      stroke(`M${leftEnd} ${first + 46}H${leftEnd + 28}V${third + 30}H${right - 8}`, ink, 3),
      arrowHead(right, third + 30, 0),
      words(leftEnd + 40, second + 34, "A vote is open:\nwrite now", { color: muted }),
      // Not answered yet: write again.
      stroke(`M${rightEnd} ${first + 46}H${rightEnd + 28}V${third + 46}H${rightEnd + 8}`, ink, 3),
      arrowHead(rightEnd, third + 46, 180),
      words(rightEnd + 40, second + 34, "Not answered\nyet: write back", { color: muted }),
      stroke(`M${left} 656H${mediumWidth - left}`, rule, 1.5),
      legend(680),
    ],
    mediumWidth,
  );
};
