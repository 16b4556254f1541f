import type { PictureView } from "../../content-schema/view-types";
import { columnWidth, contentWidth } from "../../lib/image-sizes";
import { isTall } from "../figure/is-tall";
import type { Arrangement } from "./arrangement";

/** Horizontal padding and border of each frame. Follows figure.css. */
const frameWidths: Readonly<Record<NonNullable<PictureView["frame"]>, string | undefined>> = {
  none: undefined,
  phone: "1.25rem",
  browser: "0.25rem",
  paper: "2px",
};

/** `max-inline-size` of `.figure--tall` in figure.css. */
const tallest = "24.5rem";
/** `max-inline-size` of `.content-section--wide` in content-section.css. */
const widest = "60.375rem";

/**
 * The attribute `sizes` of a section's picture. Follows content-section.css and figure.css; a wrong value makes
 * browsers download larger files than they need.
 * @param count how many pictures the section has
 */
export const pictureSizes = (arrangement: Arrangement, count: number, picture: PictureView): string => {
  const frame = frameWidths[picture.frame ?? "none"];
  const framed = (width: string): string => {
    const outer = isTall(picture) ? `min(${width}, ${tallest})` : width;
    return frame === undefined ? `calc(${outer})` : `calc(${outer} - ${frame})`;
  };
  if (arrangement === "wide") return framed(`min(${contentWidth}, ${widest})`);
  if (arrangement === "beside") return columnWidth({ from: 56.25, gap: 3, share: 2 }, framed);
  if (count === 1) return framed(contentWidth);
  return count === 2
    ? columnWidth({ from: 37.5, gap: 1.5, share: 2 }, framed)
    : columnWidth({ from: 40, gap: 3, share: 3 }, framed);
};
