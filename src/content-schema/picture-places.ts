export interface PicturePlaceSize {
  /**
   * Widths in pixels that are made of a picture: the shown widths at one, two and three pixels a dot. Each but the largest
   * is at most 1.5 times the one before, and the smallest at most 1.5 times the narrowest that is shown, so that browsers
   * that know the shown width fetch at most 1.5 times it. A picture that is narrower than the largest is made in its own
   * width as well.
   */
  readonly widths: readonly number[];
  /** Least width of the file in pixels: the width on a desktop page or twice that on a phone, whichever is more. */
  readonly fileWidth: number;
  /** Width divided by height, where a place shows only as much of a picture's top. */
  readonly aspectRatio?: number;
}

export const picturePlaces = {
  hero: { widths: [332, 498, 747, 1120, 1680], fileWidth: 1215 },
  step: { widths: [332, 498, 747, 1120], fileWidth: 780, aspectRatio: 16 / 9 },
  wide: { widths: [232, 347, 520, 780, 1170, 1932], fileWidth: 1215 },
  figure: { widths: [360, 540, 810, 1215], fileWidth: 810 },
  portrait: { widths: [160, 240, 360, 540, 640], fileWidth: 360 },
  screen: { widths: [480, 720], fileWidth: 720, aspectRatio: 4 / 5 },
  card: { widths: [316, 420, 560, 711, 1067, 1600], fileWidth: 810 },
} satisfies Readonly<Record<string, PicturePlaceSize>>;

export type PicturePlace = keyof typeof picturePlaces;
