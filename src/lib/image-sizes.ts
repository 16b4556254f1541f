/**
 * Helpers for the attribute `sizes`. They follow the style sheets to the pixel, so that browsers download the file that
 * fits; __tests__/e2e/picture-sizes.spec.ts compares them with the rendered widths on every page.
 */

/** The width of `.container` in objects.css: the window without its gutters, at most 75rem. */
export const contentWidth = "min(100vw - 2 * clamp(1.25rem, 0.6rem + 3vw, 3.5rem), 75rem)";

interface Columns {
  /** The breakpoint in em from which there are columns. */
  readonly from: number;
  /** The sum of the column gaps in rem. */
  readonly gap: number;
  /** Width of all columns divided by the width of this one: 2 for two equal ones, 2.1 for 1 of 1.1 : 1. */
  readonly share: number;
  /** By how much the picture is narrower than `.container` below the breakpoint, in rem. */
  readonly inset?: number;
}

/** `sizes` of a picture in one column of a grid that is as wide as `.container`. */
export const columnWidth = (
  { from, gap, share, inset = 0 }: Columns,
  cut = (width: string): string => `calc(${width})`,
): string =>
  // `min-width: 48em` begins at 48em; 0.02 px less leaves no gap on screens with fractional pixels.
  `(max-width: ${String(from - 0.00125)}em) ${cut(inset === 0 ? contentWidth : `${contentWidth} - ${String(inset)}rem`)}, ${cut(`(${contentWidth} - ${String(gap)}rem) / ${String(Number(share.toFixed(4)))}`)}`;
