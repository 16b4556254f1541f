/** The places where pictures stand. Each has its own widths, so that no browser fetches more than it shows. */
export type PicturePlace = "hero" | "wide" | "figure" | "portrait" | "card";

/**
 * Widths in pixels that are made of a picture, by place: the shown widths at one, two and three pixels a dot.
 * Each but the largest is at most 1.5 times the one before, and the smallest at most 1.5 times the narrowest that is
 * shown, so that no browser fetches over 1.5 times what it shows (__tests__/e2e/picture-sizes.spec.ts).
 * A picture that is narrower than the largest is made in its own width as well.
 */
export const pictureWidths: Readonly<Record<PicturePlace, readonly number[]>> = {
  hero: [360, 540, 810, 1215, 1680],
  wide: [232, 347, 520, 780, 1170, 1932],
  figure: [360, 540, 810, 1215],
  portrait: [160, 240, 360, 540, 640],
  card: [360, 540, 810, 1215, 1600],
};

/** Tells a picture's place from any text. @throws when there is no such place */
export const picturePlace = (text: unknown): PicturePlace => {
  const place = Object.keys(pictureWidths).find((name): name is PicturePlace => name === text);
  if (place === undefined)
    throw new Error(
      `There is no picture place "${String(text)}". There are: ${Object.keys(pictureWidths).join(", ")}.`,
    );
  return place;
};
