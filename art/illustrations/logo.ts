/**
 * The studio's sign: a ramp that rises exactly 1 in 12, and above it a rail at the same slope, which comes up from
 * the foot in one bend and runs on past the top. Drawn on a field of 40 by 32 units, so that its lines keep clear of
 * each other at a width of 20 pixels.
 */
export const logo = {
  width: 40,
  height: 32,
  viewBox: "0 0 40 32",
  /** The rail, a line of `railWidth` with round ends and joins. Drawn first: the ramp covers the feet of its posts. */
  rail: "M4.8 27V13A5 5 0 0 1 9.39 8.02L36 5.8M27 6.6V25",
  railWidth: 3.8,
  /** The ramp, filled: from (2, 26) to (38, 23) its surface rises 3 in 36. */
  ramp: "M2 26L38 23V30H2Z",
  /** A line of the ramp's own color around it, with round joins, takes the sharpness off its corners. */
  rampEdge: 1.4,
} as const;

/** The two parts, with the attributes that color them, such as `fill="…"` or `class="…"`. */
export const logoShapes = (colors: { readonly ramp: string; readonly rail: string }): string =>
  `<path d="${logo.rail}" fill="none" stroke="${colors.rail}" stroke-width="${logo.railWidth}" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path d="${logo.ramp}" fill="${colors.ramp}" stroke="${colors.ramp}" stroke-width="${logo.rampEdge}" stroke-linejoin="round"/>`;
