/** The places where pictures stand. Each has its own widths, so that no browser fetches more than it shows. */
export type PicturePlace = "hero" | "wide" | "figure" | "portrait" | "card";

/** Widths in pixels that are made of a picture, by place: the shown widths at one, two and three pixels a dot. */
export const pictureWidths: Readonly<Record<PicturePlace, readonly number[]>> = {
  hero: [360, 540, 720, 960, 1280, 1680, 2400],
  wide: [360, 540, 720, 966, 1288, 1932],
  figure: [240, 360, 480, 640, 780, 1100],
  portrait: [160, 320, 480, 640],
  card: [320, 480, 640, 960, 1280, 1600],
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
