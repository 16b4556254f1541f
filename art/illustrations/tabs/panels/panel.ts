import { slope } from "../../lib/slope";
import { clipped, fill, num, rect } from "../../lib/svg";

/** A feature made for some and used by all: a panel that stands upright, or lies for phones. */

export interface PanelSize {
  readonly width: number;
  readonly height: number;
  readonly lying: boolean;
  /** The height of its words. */
  readonly words: number;
}

export interface Panel {
  readonly id: string;
  readonly wall: string;
  readonly floor: string;
  readonly draw: (size: PanelSize) => string;
}

/** A panel from its upper left corner: a wall, a floor that rises 1 in 12, and what is on it. */
export const drawPanel = ({ id, wall, floor, draw }: Panel, size: PanelSize): string => {
  const { width, height } = size;
  const radius = 14;
  const foot = height * 0.84;
  return clipped(
    id,
    `M${radius} 0H${width - radius}a14 14 0 0 1 14 14V${height - radius}a14 14 0 0 1 -14 14H${radius}a14 14 0 0 1 -14 -14V14a14 14 0 0 1 14 -14Z`,
    rect(0, 0, width, height, wall) +
      fill(`M0 ${num(foot)}L${width} ${num(foot - width * slope)}V${height}H0Z`, floor) +
      draw(size),
  );
};
