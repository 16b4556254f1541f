import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { everyPage, openPage } from "./site";

/**
 * What `sizes` says is true: on every page, at each width and pixel density, the file that the browser takes is at
 * most 1.5 times as wide as what it shows, unless it is the largest there is, and not narrower, unless none is wider.
 * The page is laid out anew at each size; the choice of file is the browser's own, made on copies whose files are
 * empty drawings under addresses that were never asked for: of files that it has, Chromium takes the largest.
 */

/** Where the copies' files lie; no such folder is on the site. */
const copiesFolder = "/copies-of-pictures/";

test.beforeEach(async ({ page }) => {
  await page.route(`**${copiesFolder}**`, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>",
    }),
  );
});

const windowWidths = [320, 360, 600, 768, 1024, 1280, 1920] as const;
const densities = [1, 2, 3] as const;

/** Above this a file is wasteful. */
const mostTimes = 1.5;
/** Layout works in 64ths of a pixel, and `sizes` is rounded as well. */
const rounding = 0.01;
/**
 * From 2 pixels a dot on, Chromium takes the nearer of two files, not always the larger one. With widths 1.7 times
 * apart at the most, the nearer one is at the least 1 / √1.7 of what is shown.
 */
const leastTimes = (density: number): number => (density === 1 ? 1 : 1 / Math.sqrt(1.7));

/** The widths that the specification asks for, section 9. Their smallest may be too wide for small windows. */
const specified = new Set(["500,800,966", "500,800,908"]);

interface Shown {
  readonly file: string;
  readonly widths: readonly number[];
  /** In CSS pixels. */
  readonly shown: number;
  /** The width of the file that the browser takes. */
  readonly taken: number;
}

/** Reads all pictures in several widths, and which file the browser would take of each. */
const readPictures = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(async (folder) => {
    /** The browser's choices so far: many pictures say the same. */
    const choices = new Map<string, Promise<number>>();
    const choose = async (widths: readonly number[], sizes: string): Promise<number> => {
      const own = `${location.origin}${folder}${crypto.randomUUID()}/`;
      const empty = (width: number): string => `${own}${String(width)}.svg`;
      const copy = new Image();
      copy.sizes = sizes;
      copy.srcset = widths.map((width) => `${empty(width)} ${String(width)}w`).join(", ");
      await copy.decode();
      const taken = widths.find((width) => copy.currentSrc === empty(width));
      if (taken === undefined) throw new Error(`The browser takes ${copy.currentSrc}, which nobody offered.`);
      return taken;
    };
    return Promise.all(
      [...document.querySelectorAll<HTMLImageElement>("img[srcset]")]
        .filter((image) => image.checkVisibility())
        .map(async (image) => {
          // Browsers take the first source whose format they know.
          const source = image.parentElement?.querySelector("source") ?? image;
          const widths = [...source.srcset.matchAll(/ (\d+)w/gu)].map(([, width]) => Number(width));
          const key = `${widths.join()} ${source.sizes}`;
          const choice = choices.get(key) ?? choose(widths, source.sizes);
          choices.set(key, choice);
          return {
            file: new URL(image.src).pathname,
            widths,
            shown: image.getBoundingClientRect().width,
            taken: await choice,
          };
        }),
    );
  }, copiesFolder);

/** What is wrong with the file that is taken; undefined when nothing is. */
const faultOf = ({ file, widths, shown, taken }: Shown, density: number): string | undefined => {
  const times = taken / (shown * density);
  const isLargest = taken === Math.max(...widths);
  const mayBeTooWide = specified.has(widths.join()) && taken === Math.min(...widths);
  const tooWide = times > mostTimes + rounding && !isLargest && !mayBeTooWide;
  const tooNarrow = times < leastTimes(density) - rounding && !isLargest;
  if (!tooWide && !tooNarrow) return undefined;
  return `${file}: shown ${shown.toFixed(1)} × ${String(density)}, taken ${String(taken)} of ${widths.join("/")}: ${times.toFixed(2)} times`;
};

const resize = (session: CDPSession, width: number, density: number): Promise<unknown> =>
  session.send("Emulation.setDeviceMetricsOverride", {
    width,
    height: 900,
    deviceScaleFactor: density,
    mobile: false,
  });

/** Pages without pictures in several widths need no browser. */
const hasPictures = (address: string): boolean =>
  / srcset="/iu.test(
    readFileSync(path.resolve(__dirname, "..", "..", "public", address.slice(1), "index.html"), "utf8"),
  );

const pagesWithPictures = everyPage.filter(hasPictures);

test("the case studies, their list and Home have pictures in several widths", () => {
  expect(pagesWithPictures).toEqual(
    expect.arrayContaining([
      ...everyPage.filter((address) => /^\/(?:project-[^/]+|our-projects)\/$/u.test(address)),
      "/",
    ]),
  );
});

for (const address of pagesWithPictures) {
  test(`${address} never fetches a picture much wider than it shows`, async ({ page }) => {
    await openPage(page, address);
    const session = await page.context().newCDPSession(page);
    const faults: string[] = [];
    for (const width of windowWidths) {
      for (const density of densities) {
        await resize(session, width, density);
        const pictures = await readPictures(page);
        expect(pictures.length).toBeGreaterThan(0);
        for (const picture of pictures) {
          const fault = faultOf(picture, density);
          if (fault !== undefined) faults.push(`${String(width)} px: ${fault}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
}

test.describe("real pictures", () => {
  for (const density of densities) {
    test(`at ${String(density)} pixels a dot they are the files that the copies foretell`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await resize(session, 1280, density);
      await openPage(page, "/project-grooming-table/test/");
      await resize(session, 1280, density);
      const foretold = (await readPictures(page)).map(({ taken }) => taken);
      const taken = await page.evaluate(() =>
        Promise.all(
          [...document.querySelectorAll<HTMLImageElement>("img[srcset]")]
            .filter((image) => image.checkVisibility())
            .map(async (image) => {
              image.loading = "eager";
              await image.decode();
              const source = image.parentElement?.querySelector("source") ?? image;
              const file = new URL(image.currentSrc).pathname;
              const candidate = source.srcset.split(",").find((entry) => entry.trim().startsWith(`${file} `));
              return Number(/ (\d+)w/u.exec(candidate ?? "")?.[1]);
            }),
        ),
      );
      expect(taken).toEqual(foretold);
      expect(taken.length).toBeGreaterThan(1);
    });
  }
});
