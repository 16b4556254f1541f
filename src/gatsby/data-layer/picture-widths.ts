/**
 * Widths in pixels that are made of a picture, by place: the shown widths at one, two and three pixels a dot.
 * Each but the largest is at most 1.5 times the one before, and the smallest at most 1.5 times the narrowest that is
 * shown, so that no browser fetches over 1.5 times what it shows (__tests__/e2e/picture-sizes.spec.ts).
 * A picture that is narrower than the largest is made in its own width as well.
 */
export const pictureWidths = {
  hero: [332, 498, 747, 1120, 1680],
  wide: [232, 347, 520, 780, 1170, 1932],
  figure: [360, 540, 810, 1215],
  portrait: [160, 240, 360, 540, 640],
  card: [316, 474, 711, 1067, 1600],
} satisfies Readonly<Record<string, readonly number[]>>;

/** The GraphQL enum of their names. */
export type PictureWidths = keyof typeof pictureWidths;
