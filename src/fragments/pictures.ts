import { graphql } from "gatsby";

/** The parts of a content picture, by its place in the layout (src/gatsby/data-layer/picture-widths.ts). */

export const pictureParts = graphql`
  fragment PictureParts on ContentPicture {
    alt
    caption
    longDescription
    frame
    narrow {
      publicURL
      vector {
        width
        height
      }
    }
    image {
      publicURL
      vector {
        width
        height
      }
    }
  }
  fragment RasterParts on RasterPicture {
    width
    height
    fileWidth
    src
    srcSet
    avif
  }
  fragment HeroPicture on ContentPicture {
    ...PictureParts
    raster(place: hero) {
      ...RasterParts
    }
  }
  fragment FigurePicture on ContentPicture {
    ...PictureParts
    raster(place: figure) {
      ...RasterParts
    }
  }
  fragment WidePicture on ContentPicture {
    ...PictureParts
    raster(place: wide) {
      ...RasterParts
    }
  }
  fragment PortraitPicture on ContentPicture {
    ...PictureParts
    raster(place: portrait) {
      ...RasterParts
    }
  }
  fragment CardPicture on ContentPicture {
    ...PictureParts
    raster(place: card) {
      ...RasterParts
    }
  }
`;
