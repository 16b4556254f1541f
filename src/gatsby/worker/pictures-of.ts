/** Width in pixels from which on a kept picture is good enough for a phone without a network. */
const enough = 320;

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
  return (byWidth.find(({ width }) => width >= enough) ?? byWidth.at(-1))?.url;
};

/**
 * One address for each picture of a page: the first source of a picture is the smallest format, so the width is taken
 * from that; a picture without sources (SVG) is taken as it is.
 */
export const picturesOf = (html: string): readonly string[] => {
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
