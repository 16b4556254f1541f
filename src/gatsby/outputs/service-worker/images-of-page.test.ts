import { imagesOfPage } from "./images-of-page";

const source = (type: string, ...widths: readonly number[]): string =>
  `<source type="image/${type}" srcSet="${widths.map((w) => `/static/p/${type}-${w}.${type} ${w}w`).join(", ")}" sizes="100vw"/>`;

test.each([
  [
    "of a picture the first format, in the smallest sufficient width",
    `<picture>${source("avif", 160, 400, 800)}${source("webp", 320)}<img src="/static/p/x.png"/></picture>`,
    ["/static/p/avif-400.avif"],
  ],
  [
    "of a small picture its largest width",
    `<picture>${source("avif", 80, 160)}<img src="/static/p/x.png"/></picture>`,
    ["/static/p/avif-160.avif"],
  ],
  [
    "an SVG as it is, once, and nothing from elsewhere",
    '<img src="/static/a/hero.svg" alt=""/><img src="/static/a/hero.svg" alt=""/><img src="data:x"/>',
    ["/static/a/hero.svg"],
  ],
  [
    "not the full pictures in dialogs: offline the small width is shown",
    '<dialog><p><img src="/static/p/x.png" loading="lazy"/></p></dialog>',
    [],
  ],
])("%s", (_, html, expected) => {
  expect(imagesOfPage(html)).toEqual(expected);
});
