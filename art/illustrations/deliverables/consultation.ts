import { palette } from "../lib/palette";
import { slopeDegrees } from "../lib/slope";
import { circle, fill, rect, stroke } from "../lib/svg";
import { checkDisc, panel, sheet, textLines } from "./panel";

/** A mark that is half met. */
const halfDisc = (x: number, y: number, r: number): string =>
  circle(x, y, r, "#F3D9A0") + fill(`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}Z`, "#A9720B");

/** A page of a report: a heading and a table, each line with its result. */
export const report = (): string => {
  const rows = [0, 1, 2, 3].map((row) => {
    const y = 70 + row * 28;
    const mark = row === 2 ? halfDisc(186, y, 10) : checkDisc(186, y, 10, palette.green, palette.paper);
    return (
      textLines(20, y, [[54, 38, 60, 44][row] ?? 0], palette.ink) +
      textLines(92, y, [[64, 70, 52, 66][row] ?? 0], "#A9A2BC") +
      mark +
      (row === 3 ? "" : stroke(`M18 ${y + 14}H198`, "#DDD6C8", 2))
    );
  });
  return (
    rect(0, 0, 216, 14, palette.green, 4) +
    textLines(20, 34, [104], palette.ink) +
    stroke("M18 50H198", palette.ink, 3) +
    rows.join("")
  );
};

export const consultation = (): string =>
  panel(
    "#CDEBD9",
    palette.mint,
    sheet(88, 40, 216, 180, "", { shadow: "#5FA785", turn: 3 }) +
      sheet(64, 44, 216, 180, report(), { shadow: "#5FA785", turn: -slopeDegrees }) +
      stroke("M104 22V66a9 9 0 0 0 18 0V34a5 5 0 0 0-10 0V60", palette.slate, 4.5),
  );
