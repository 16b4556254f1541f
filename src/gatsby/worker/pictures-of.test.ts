import { picturesOf } from "./pictures-of";

const source = (type: string, ...widths: readonly number[]): string =>
  `<source type="image/${type}" srcSet="${widths.map((w) => `/static/p/${type}-${w}.${type} ${w}w`).join(", ")}" sizes="100vw"/>`;

test("of a picture it takes the first format, in the smallest width that is enough", () => {
  expect(
    picturesOf(`<picture>${source("avif", 160, 800, 400)}${source("webp", 320)}<img src="/static/p/x.png"/></picture>`),
  ).toEqual(["/static/p/avif-400.avif"]);
});

test("of a picture that is smaller it takes the largest", () => {
  expect(picturesOf(`<picture>${source("avif", 80, 160)}<img src="/static/p/x.png"/></picture>`)).toEqual([
    "/static/p/avif-160.avif",
  ]);
});

test("drawings are taken as they are, once, and nothing from elsewhere", () => {
  expect(
    picturesOf('<img src="/static/a/hero.svg" alt=""/><img src="/static/a/hero.svg" alt=""/><img src="data:x"/>'),
  ).toEqual(["/static/a/hero.svg"]);
});
