import { columnWidth, contentWidth } from "../../lib/image-sizes";
import type { PictureData } from "../picture/picture";
import { isTall } from "../figure/is-tall";
import type { Arrangement } from "./arrangement";

/** Horizontal padding and border of each frame. Follows figure.css. */
const frameWidths: Readonly<Record<Queries.PictureFrame, string | undefined>> = {
  none: undefined,
  phone: "1.25rem",
  browser: "0.25rem",
  paper: "0.25rem",
};

/** `max-inline-size` of `.figure--tall` in figure.css, part of `--entry` in content-section.css. */
const tallest = "24.5rem";

/**
 * The attribute `sizes` of a section's picture. Follows content-section.css and figure.css; a wrong value makes
 * browsers download larger files than they need.
 */
export const pictureSizes = (arrangement: Arrangement, count: number, picture: PictureData): string => {
  const frame = frameWidths[picture.frame ?? "none"];
  const inFrame = (outer: string): string => `calc(${outer}${frame === undefined ? "" : ` - ${frame}`})`;
  const framed = (width: string): string => inFrame(isTall(picture) ? `min(${width}, ${tallest})` : width);
  if (arrangement === "beside") return columnWidth({ from: 60, gap: 3, share: 2 }, framed);
  if (arrangement === "column" && count === 1) return columnWidth({ from: 60, gap: 3, share: 1.5 }, framed);
  if (arrangement === "wide" || count === 1) return framed(contentWidth);
  const entry = inFrame(`min(100vw - 5.5rem, ${tallest})`);
  const beside = framed(`(${contentWidth} - ${String((count - 1) * 1.5)}rem) / ${String(count)}`);
  const wide = arrangement === "row" ? beside : framed(`(${contentWidth} - 5.25rem) / 3`);
  const narrow =
    count === 2
      ? `(max-width: 47.99875em) ${entry}, (max-width: 59.99875em) ${beside}`
      : `(max-width: 59.99875em) ${entry}`;
  return `${narrow}, ${wide}`;
};
