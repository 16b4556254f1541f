/** The places where pictures stand. Each has its own widths, so that no browser fetches more than it shows. */
export type PicturePlace = "hero" | "wide" | "figure" | "portrait" | "card";

/** Widths in pixels that are made of a picture, by place: the shown widths at one, two and three pixels a dot.
 * Each is at most 1.6 times the one before, so that no browser fetches much more than it shows. */
export const pictureWidths: Readonly<Record<PicturePlace, readonly number[]>> = {
  hero: [360, 540, 810, 1215, 1680],
  wide: [360, 540, 810, 1215, 1932],
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
