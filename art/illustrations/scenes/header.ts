import { palette } from "../lib/palette";
import { slope, type Ramp } from "../lib/slope";
import { clipped, fill, num, rect, svgDocument } from "../lib/svg";

/**
 * What the pictures of the page headers share. The page cuts their lower edge along its own ramp, from about y = 350 at
 * the left to y = 270 at the right (page-header.css), so nothing below that line is seen.
 */
const width = 960;
const height = 360;

/** The surface of the ramp that runs along the page's edge, over the whole width. */
export const pageRamp: Ramp = { foot: { x: -60, y: 327 }, run: 1100 };

/** The floor of scenes that are level. */
export const pageFloor = 262;

/** The body of the ramp between the page's edge and a line of light along the surface. */
export const pageRampBody = (color: string = palette.violet, light: string = palette.lilac): string => {
  const at = (x: number): number => pageRamp.foot.y - (x - pageRamp.foot.x) * slope;
  return (
    fill(`M0 ${num(at(0))}L${width} ${num(at(width))}V${height}H0Z`, color) +
    fill(`M0 ${num(at(0))}L${width} ${num(at(width))}v8L0 ${num(at(0) + 8)}Z`, light)
  );
};

/** A picture beside a page's heading. Only its upper corners are round: the lower ones are cut off. */
export const headerScene = (ground: string, body: string): string =>
  svgDocument({
    width,
    height,
    body: clipped(
      "frame",
      `M0 ${height}V28A28 28 0 0 1 28 0H${width - 28}A28 28 0 0 1 ${width} 28V${height}Z`,
      rect(0, 0, width, height, ground) + body,
    ),
  });
