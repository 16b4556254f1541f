// Pictures exist, have their size, come as AVIF in the widths that are asked for, and only the first is fetched at once.
import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { contentPages } from "../e2e/content";
import { fileExists, pageAt, pages, publicFolder } from "./built-site";

/** The files of a `src` or `srcset`, each with its width where it has one. */
const filesIn = (element: Element, attribute: string) =>
  [...(element.getAttribute(attribute) ?? "").matchAll(/(?:^|,\s*)([^\s,]+)(?:\s(\d+)w)?/gu)].map(
    ([, file = "", width]) => ({ file, width: Number(width) }),
  );

const ascending = (widths: readonly number[]) => [...widths].sort((one, other) => one - other);

describe.each(pages)("$address", ({ document }) => {
  const images = [...document.querySelectorAll("img")];

  test("every picture has its width, its height and all its files", () => {
    const sizeless = images.filter(({ width, height }) => !(width > 0 && height > 0));
    expect(sizeless.map(({ outerHTML }) => outerHTML)).toEqual([]);
    const files = [...document.querySelectorAll("img, source")].flatMap((element) => [
      ...filesIn(element, "src"),
      ...filesIn(element, "srcset"),
    ]);
    expect(files.filter(({ file }) => !fileExists(file))).toEqual([]);
  });

  test("the first picture is fetched first, and others when they're needed", () => {
    const eager = images.filter((image) => image.getAttribute("loading") !== "lazy");
    expect(eager.length).toBeLessThanOrEqual(2);
    expect(images.filter((image) => image.getAttribute("fetchpriority") === "high")).toEqual(eager);
    const [, next] = document.querySelectorAll("main h1, main h2, main img");
    if (next instanceof HTMLImageElement) expect(eager[0]).toBe(next);
  });

  test("browsers take the width of a lazy picture from the layout", () => {
    const lazy = images.filter((image) => image.getAttribute("loading") === "lazy");
    const sized = lazy.flatMap((image) => [image, ...(image.parentElement?.querySelectorAll(":scope > source") ?? [])]);
    const chosenByWidth = sized.filter((element) => /\s\d+w/u.test(element.getAttribute("srcset") ?? ""));
    expect(chosenByWidth.filter((element) => element.getAttribute("sizes")?.startsWith("auto,") !== true)).toEqual([]);
  });

  test("inline drawings are hidden or named, and have a size without styles", () => {
    const bare = [...document.querySelectorAll("svg")].filter(
      (svg) => !svg.matches("[width][height]:is([aria-hidden=true], [role=img][aria-label])"),
    );
    expect(bare.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  });
});

test("pictures have the widths that the content asks for", () => {
  for (const { address, pictureWidths } of contentPages) {
    const found = [...pageAt(address).document.querySelectorAll("img[srcset]")].map((image) =>
      ascending(filesIn(image, "srcset").map(({ width }) => width)),
    );
    for (const widths of pictureWidths) expect(found).toContainEqual(ascending(widths));
  }
});

test("the client's card: home and about us in 500/800/966 and 500/800/908", () => {
  const onOnePage = pages.map(({ document }) =>
    [...document.querySelectorAll("img[srcset]")].map((image) =>
      String(ascending(filesIn(image, "srcset").map(({ width }) => width))),
    ),
  );
  // Whatever the study is called: one page shows both screens.
  expect(onOnePage).toContainEqual(expect.arrayContaining(["500,800,966", "500,800,908"]));
});

test("no picture is published with what a camera or a program wrote into it", async () => {
  const files = readdirSync(path.join(publicFolder, "static"), { recursive: true, encoding: "utf8" });
  const pictures = files.filter((name) => /\.(?:avif|jpe?g|png|webp)$/iu.test(name));
  expect(pictures).not.toEqual([]);
  for (const name of pictures) {
    const { exif, iptc, xmp } = await sharp(path.join(publicFolder, "static", name)).metadata();
    expect({ name, exif, iptc, xmp }).toEqual({ name });
  }
});

test("raster pictures come as AVIF, too", () => {
  const pictures = pages.flatMap(({ document }) => [...document.querySelectorAll("picture:not(:has(source[media]))")]);
  expect(pictures).not.toEqual([]);
  const others = pictures.filter((picture) => picture.querySelector("source[type='image/avif']") === null);
  expect(others.map(({ outerHTML }) => outerHTML)).toEqual([]);
});
