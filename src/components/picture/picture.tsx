import { graphql } from "gatsby";
import { belowDesktop, belowTablet } from "../../lib/breakpoints";

/** A content picture with the widths that are made for its place in the layout. */
export type PictureData = Queries.PictureFragment & { readonly raster: Queries.RasterFragment | null };

interface PictureProps {
  readonly picture: PictureData;
  /** The HTML attribute `sizes` of a picture above the fold, which loads eagerly with high priority. */
  readonly eagerSizes?: string | undefined;
  readonly className?: string;
  /** True where the text beside the picture says the same: `alt` is empty. */
  readonly decorative?: boolean;
}

/** Browsers take the width from the layout (HTML, `sizes=auto`); those that cannot yet, this part of the window. */
const lazySizes = `auto, ${belowDesktop} 100vw, 50vw`;

/**
 * A plain `<picture>` of gatsby-plugin-sharp's files: AVIF and WebP, with width and height, no script
 * and no inline style (docs/decisions/0002-own-picture-component.md).
 */
export const Picture = ({ picture, eagerSizes, className, decorative = false }: PictureProps) => {
  const { raster, image, narrow, medium } = picture;
  const size = raster ?? image.dimensions;
  if (size === null) throw new Error(`The picture "${picture.alt}" is neither raster nor SVG.`);
  const shared = {
    width: size.width,
    height: size.height,
    decoding: "async",
    loading: eagerSizes === undefined ? "lazy" : "eager",
    ...(eagerSizes === undefined ? {} : { fetchPriority: "high" as const }),
  } as const;
  const sizes = eagerSizes ?? lazySizes;
  const alt = decorative ? "" : picture.alt;
  const classes = [
    "picture",
    ...(raster?.hasAlpha ? ["picture--transparent"] : []),
    ...(className === undefined ? [] : [className]),
  ].join(" ");
  if (raster === null && narrow === null && medium === null)
    return <img className={classes} src={image.src} alt={alt} {...shared} />;
  return (
    <picture className={classes}>
      {narrow ? <source media={`screen and ${belowTablet}`} srcSet={narrow.src} {...narrow.dimensions} /> : null}
      {medium ? <source media={`screen and ${belowDesktop}`} srcSet={medium.src} {...medium.dimensions} /> : null}
      {raster ? <source type="image/avif" srcSet={raster.avif} sizes={sizes} /> : null}
      <img src={raster?.src ?? image.src} {...(raster ? { srcSet: raster.srcSet, sizes } : {})} alt={alt} {...shared} />
    </picture>
  );
};

export const fragment = graphql`
  fragment Picture on ContentPicture {
    alt
    caption
    longDescription
    frame
    narrow {
      ...ImageFile
    }
    medium {
      ...ImageFile
    }
    image {
      ...ImageFile
    }
  }
  fragment HeroPicture on ContentPicture {
    ...Picture
    raster(place: hero) {
      ...Raster
    }
  }
  fragment StepPicture on ContentPicture {
    ...Picture
    raster(place: step) {
      ...Raster
    }
  }
  fragment CardPicture on ContentPicture {
    ...Picture
    raster(place: card) {
      ...Raster
    }
  }
  fragment FigurePicture on ContentPicture {
    ...Picture
    raster(place: figure) {
      ...Raster
    }
  }
  fragment PortraitPicture on ContentPicture {
    ...Picture
    raster(place: portrait) {
      ...Raster
    }
  }
  fragment ImageFile on File {
    src
    dimensions {
      width
      height
    }
  }
  fragment Raster on RasterPicture {
    width
    height
    fileWidth
    hasAlpha
    src
    srcSet
    avif
  }
`;
