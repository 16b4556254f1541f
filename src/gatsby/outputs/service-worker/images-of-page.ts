/** A cached image is this wide or wider, in pixels: enough for a phone that is offline. */
const minWidth = 320;

interface Candidate {
  readonly url: string;
  readonly width: number;
}

const candidates = (srcset: string): readonly Candidate[] =>
  srcset.split(",").flatMap((part) => {
    const [url, width] = part.trim().split(/\s+/u);
    return url !== undefined && width?.endsWith("w") === true ? [{ url, width: Number(width.slice(0, -1)) }] : [];
  });

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="(?<value>[^"]*)"`, "iu").exec(tag)?.groups?.["value"];

/** The smallest width that is enough, or the largest there is. */
const pick = (srcset: string): string | undefined => {
  const byWidth = [...candidates(srcset)].sort((one, other) => one.width - other.width);
  return (byWidth.find(({ width }) => width >= minWidth) ?? byWidth.at(-1))?.url;
};

/**
 * One URL for each image of a page. The first `<source>` of a `<picture>` has the smallest format, so the width is taken
 * from there; an image without sources (SVG) is taken as it is.
 */
export const imagesOfPage = (html: string): readonly string[] => {
  const found = new Set<string>();
  const add = (url: string | undefined): void => {
    if (url?.startsWith("/static/") === true) found.add(url);
  };
  const rest = html.replace(/<picture[\s\S]*?<\/picture>/gu, (picture) => {
    const [source] = /<source[^>]*>/u.exec(picture) ?? [];
    const srcset = source === undefined ? undefined : attribute(source, "srcset");
    const [image] = /<img[^>]*>/u.exec(picture) ?? [];
    add(srcset === undefined ? image && attribute(image, "src") : pick(srcset));
    return "";
  });
  for (const [image] of rest.matchAll(/<img[^>]*>/gu)) add(attribute(image, "src"));
  return [...found];
};
