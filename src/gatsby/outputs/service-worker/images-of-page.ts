import { attributeOf, elementsIn, elementsOfPage, type HtmlElement } from "../html-elements";

/** A cached image is this wide or wider, in pixels: enough for a phone that is offline. */
const minWidth = 320;

/** The smallest width that is enough, or the largest there is. */
const pickWidth = (srcset: string): string | undefined => {
  const candidates = [...srcset.matchAll(/(?<url>\S+) (?<width>\d+)w/gu)]
    .map(({ groups }) => ({ url: groups?.["url"], width: Number(groups?.["width"]) }))
    .sort((a, b) => a.width - b.width);
  return (candidates.find(({ width }) => width >= minWidth) ?? candidates.at(-1))?.url;
};

/** The first `<source>` of a `<picture>` has the smallest format. */
const urlOfPicture = (picture: HtmlElement): string | undefined => {
  const source = elementsIn(picture).find(({ tagName }) => tagName === "source");
  return source && pickWidth(attributeOf(source, "srcset") ?? "");
};

/**
 * One URL for each image of a page: of a picture one width, an image without sources (SVG) as it is. Not what a dialog
 * enlarges: offline the worker shows the cached width in its place.
 */
export const imagesOfPage = (html: string): readonly string[] => {
  const all = elementsOfPage(html);
  const enlarged = new Set(all.filter(({ tagName }) => tagName === "dialog").flatMap(elementsIn));
  const elements = all.filter((element) => !enlarged.has(element));
  const ofPictures = elements.filter(({ tagName }) => tagName === "picture").map(urlOfPicture);
  const others = elements
    .filter(({ tagName, parentNode }) => tagName === "img" && parentNode?.nodeName !== "picture")
    .map((image) => attributeOf(image, "src"));
  const urls = [...ofPictures, ...others].flatMap((url) => url ?? []);
  return [...new Set(urls)].filter((url) => url.startsWith("/static/"));
};
