import type { PictureData } from "../picture/picture";
/** Whether a picture is a phone's screen by its shape. Such pictures are shown at a phone's width, never wider. */
export const isTall = ({ raster, image }: PictureData): boolean => {
  const size = raster ?? image.dimensions;
  return size !== null && size.height > size.width * 1.6;
};
