import { attributeOf, elementsIn, elementsOfPage, type HtmlElement } from "../html-elements";

/** A cached image is this wide or wider, in pixels: enough for a phone that is offline. */
const minWidth = 320;

/** What a dialog enlarges: offline the worker shows the cached width in its place. */
const dialogs = /<dialog\b.*?<\/dialog>/gsu;

/** Of the first `<source>`, which has the smallest format, the smallest width that is enough, or the largest there is. */
const urlOfPicture = (picture: HtmlElement): string | undefined => {
  const [source] = elementsIn(picture).filter(({ tagName }) => tagName === "source");
  const srcset = (source && attributeOf(source, "srcset")) ?? "";
  // The build writes widths in ascending order.
  const candidates = srcset.split(",").map((candidate) => candidate.trim().split(" "));
  const [url] = candidates.find(([, width = ""]) => Number.parseInt(width, 10) >= minWidth) ?? candidates.pop() ?? [];
  return url;
};

const urlOf = (element: HtmlElement): string | undefined => {
  if (element.tagName === "picture") return urlOfPicture(element);
  const isImage = element.tagName === "img" && element.parentNode?.nodeName !== "picture";
  return isImage ? attributeOf(element, "src") : undefined;
};

/** One URL for each image of a page, but for those in dialogs: of a picture one width, an SVG as it is. */
export const imagesOfPage = (html: string): readonly string[] => {
  const urls = elementsOfPage(html.replace(dialogs, "")).flatMap((element) => urlOf(element) ?? []);
  return [...new Set(urls)].filter((url) => url.startsWith("/static/"));
};
