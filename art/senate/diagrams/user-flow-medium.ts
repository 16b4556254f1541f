import { mediumSheet, shape, stack, type Block } from "../../lib/block-diagram";
import { arrowHead, red, rule, stroke } from "./sheet";
import { legend } from "./user-flow";
import { railLeft, reading, rowGap, speaking } from "./user-flow-narrow";

/** Between the columns. The way to Write leads up through its middle. */
const gap = 36;
/** From the left column's last row down to where the way turns. */
const foot = 20;

const bothColumns: Block = (width) => {
  const columnWidth = (width - gap) / 2;
  const [heading, write, ...others] = speaking({}, 0);
  if (heading === undefined || write === undefined) throw new Error("The part has no screen.");
  const left = stack(reading, rowGap)(columnWidth);
  const right = stack([heading, write, ...others], rowGap)(columnWidth);
  const writeMiddle = heading(columnWidth).height + rowGap + write(columnWidth).height / 2;
  return {
    height: Math.max(left.height + foot, right.height),
    draw: (x, y) => {
      const rightX = x + columnWidth + gap;
      const [bottom, middle, station] = [y + left.height, y + writeMiddle, rightX + railLeft];
      return [
        stroke(`M${x + railLeft} ${bottom}v${foot}H${rightX - gap / 2}V${middle}H${station - 16}`, red, 5),
        left.draw(x, y),
        right.draw(rightX, y),
        arrowHead(station - 8, middle, 0, red),
      ].join("\n");
    },
  };
};

/** The same for tablets: the rail leads down the left column, and from its foot to the head of the right one. */
export const userFlowMediumSvg = (): string =>
  mediumSheet(
    [bothColumns, shape(34, (x, y, width) => `${stroke(`M${x} ${y}H${x + width}`, rule, 1.5)}${legend(y + 28)}`)],
    20,
  );
