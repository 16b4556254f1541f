/**
 * Widths that pictures are shown at, written as CSS for the attribute `sizes`. Each follows a style sheet to the
 * pixel, so that browsers fetch the file that fits: __tests__/e2e/picture-sizes.spec.ts compares them on every page.
 */

/** The page's content, as `.container` in utilities.css: inside the gutters, and never over 75rem. */
export const contentWidth = "min(100vw - 2 * clamp(1.25rem, 0.6rem + 3vw, 3.5rem), 75rem)";

interface Columns {
  /** From this width of the window on there are columns, in em as in the style sheet; below, the whole content is one. */
  readonly from: number;
  /** The free space between them, all together, in rem. */
  readonly gap: number;
  /** How many times as wide as this column all of them are: 2 for two equal ones, 2.1 for one of 1.1 : 1. */
  readonly share: number;
}

/** The width of one column of a grid over the page's content, and the whole content where there are no columns yet. */
export const columnWidth = ({ from, gap, share }: Columns, cut = (width: string): string => `calc(${width})`): string =>
  // A style sheet's `min-width: 48em` begins at 48; a 50th of a pixel less leaves no gap on screens with parts of pixels.
  `(max-width: ${String(from - 0.00125)}em) ${cut(contentWidth)}, ${cut(`(${contentWidth} - ${String(gap)}rem) / ${String(Number(share.toFixed(4)))}`)}`;

/** A picture beside the heading of a page; follows page-header.css. */
export const pageHeaderSizes = columnWidth({ from: 56.25, gap: 3, share: 2.1 });
