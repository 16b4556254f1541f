import type { PictureData } from "../../components/picture/picture";

/** Example pictures of each kind that content can hold. */

/** What most pictures do without. */
const plain = { narrow: null, medium: null, caption: null, longDescription: null, frame: null, raster: null } as const;

/** A drawing: an SVG, which needs no widths. */
export const drawing: PictureData = {
  ...plain,
  alt: "A ramp that leads to an open door",
  image: { src: "/styleguide/ramp.svg", dimensions: { width: 640, height: 400 } },
};

/** A screen of a product: raster, in several widths and formats. */
export const screenshot = {
  ...plain,
  alt: "The home page with its menu at the top",
  image: { src: "/styleguide/screen.png", dimensions: null },
  raster: {
    width: 966,
    height: 600,
    fileWidth: 966,
    hasAlpha: true,
    src: "/styleguide/screen-966.webp",
    srcSet: "/styleguide/screen-500.webp 500w, /styleguide/screen-966.webp 966w",
    avif: "/styleguide/screen-500.avif 500w, /styleguide/screen-966.avif 966w",
  },
} as const satisfies PictureData;

/** A picture that needs more words than its alternative text holds. */
export const diagram: PictureData = {
  ...plain,
  alt: "A journey in four stages",
  caption: "Journey map",
  longDescription: ["Stage one is **hope**.", "Stage four is [an appointment](/project-grooming-table/)."],
  image: { src: "/styleguide/journey.svg", dimensions: { width: 1000, height: 600 } },
};
