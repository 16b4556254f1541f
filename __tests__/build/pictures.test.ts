import { contentPages } from "../e2e/content";
import { fileExists, pageAt, pages, readBuilt } from "./built-site";

const filesIn = (srcset: string | null): readonly string[] =>
  [...(srcset ?? "").matchAll(/(?:^|, *)([^\s,]+)/gu)].map(([, file = ""]) => file);

const widthsIn = (srcset: string | null): readonly number[] =>
  [...(srcset ?? "").matchAll(/\s(\d+)w/gu)].map(([, width]) => Number(width));

describe.each(pages)("$address", ({ document }) => {
  const images = [...document.querySelectorAll("img")];

  test("every picture has its width and height", () => {
    const sizeless = images.filter(
      (image) => !["width", "height"].every((name) => /^[1-9]\d*$/u.test(image.getAttribute(name) ?? "")),
    );
    expect(sizeless.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test("every file of a picture exists", () => {
    const files = [...document.querySelectorAll("img, source")].flatMap((element) => [
      ...filesIn(element.getAttribute("src")),
      ...filesIn(element.getAttribute("srcset")),
    ]);
    expect(files.filter((file) => !fileExists(file))).toEqual([]);
  });

  test("no drawing has text, which would need a font of the reader's system", () => {
    const drawings = images.map((image) => image.getAttribute("src") ?? "").filter((file) => file.endsWith(".svg"));
    expect(drawings.filter((file) => readBuilt(file).includes("<text"))).toEqual([]);
  });

  test("a picture right after the main heading is fetched first; at most one is, the others when they are needed", () => {
    const eager = images.filter((image) => image.getAttribute("loading") !== "lazy");
    expect(eager.length).toBeLessThanOrEqual(1);
    expect(images.filter((image) => image.getAttribute("fetchpriority") === "high")).toEqual(eager);
    const [, next] = document.querySelectorAll("main h1, main h2, main img");
    if (next instanceof HTMLImageElement) expect(eager).toEqual([next]);
  });

  test("drawings inside the page are hidden from screen readers or named, and have a size without styles", () => {
    const bare = [...document.querySelectorAll("svg")].filter(
      (svg) => !svg.matches("[width][height]:is([aria-hidden=true], [role=img][aria-label])"),
    );
    expect(bare.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  });
});

test("pictures have the widths that the content asks for", () => {
  for (const { address, pictureWidths } of contentPages) {
    const found = [...pageAt(address).document.querySelectorAll("img[srcset]")].map((image) =>
      [...widthsIn(image.getAttribute("srcset"))].sort((a, b) => a - b),
    );
    for (const widths of pictureWidths) expect(found).toContainEqual([...widths].sort((a, b) => a - b));
  }
});

test("raster pictures come as AVIF, too", () => {
  const pictures = pages.flatMap(({ document }) => [...document.querySelectorAll("picture")]);
  expect(pictures).not.toEqual([]);
  const others = pictures.filter((picture) => picture.querySelector("source[type='image/avif']") === null);
  expect(others.map(({ outerHTML }) => outerHTML)).toEqual([]);
});
