import type { PictureView } from "../../content-schema/view-types";
import "./picture.css";

interface PictureProps {
  readonly picture: PictureView;
  /** The width the picture is shown at, by breakpoint, as in the HTML attribute. Only raster pictures need it. */
  readonly sizes: string;
  /** True for the one picture of the first screen: fetched at once and first. */
  readonly priority?: boolean;
  readonly className?: string;
  /** True where text beside the picture says it all: screen readers skip it. */
  readonly decorative?: boolean;
}

/**
 * A plain `<picture>` from gatsby-plugin-image's files: AVIF, WebP and a fallback, with width and height, no script
 * and no inline style. See docs/decisions for why it is our own.
 */
export const Picture = ({ picture, sizes, priority = false, className, decorative = false }: PictureProps) => {
  const { raster, image } = picture;
  const size = raster ?? image.vector;
  if (size === null) throw new Error(`The picture "${picture.alt}" is neither raster nor SVG.`);
  const shared = {
    width: size.width,
    height: size.height,
    decoding: "async",
    loading: priority ? "eager" : "lazy",
    ...(priority ? { fetchPriority: "high" as const } : {}),
  } as const;
  const alt = decorative ? "" : picture.alt;
  const classes = `picture${className === undefined ? "" : ` ${className}`}`;
  if (raster === null) return <img className={classes} src={image.publicURL ?? ""} alt={alt} {...shared} />;
  return (
    <picture className={classes}>
      {raster.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={raster.src} srcSet={raster.srcSet} sizes={sizes} alt={alt} {...shared} />
    </picture>
  );
};
