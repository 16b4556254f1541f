import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { contentPages } from "./content";
import { builtHtml, everyPage, openPage, pageTest } from "./site";

/**
 * `sizes` is right: at each viewport width and pixel density the browser takes a file at most 1.5 times as wide as the
 * picture is shown, unless it is the largest, and not narrower, unless there is no wider one. The browser chooses among
 * copies of the candidates under fresh addresses, because Chromium prefers the largest file in its cache.
 */

/** Serves the copies; the site has no such folder. */
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

const mostTimes = 1.5;
/** Layout and `sizes` are rounded. */
const rounding = 0.01;
/** From density 2 on Chromium takes the nearer of two files, whose widths differ by at most this factor. */
const leastTimes = (density: number, widths: readonly number[]): number =>
  density === 1
    ? 1
    : 1 / Math.sqrt(Math.max(...widths.slice(1).map((width, index) => width / (widths[index] ?? width))));

const inOrder = (widths: readonly number[]): string => [...widths].sort((a, b) => a - b).join();

/** Widths that the content asks for may be further apart. */
const ownWidths = new Set(contentPages.flatMap(({ pictureWidths }) => pictureWidths).map(inOrder));

interface Shown {
  readonly file: string;
  readonly widths: readonly number[];
  /** In CSS pixels. */
  readonly shown: number;
  /** The width of the file that the browser takes. */
  readonly taken: number;
}

/** Reads all pictures with several files, and which file the browser would take. */
const readPictures = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(async (folder) => {
    /** By candidates and `sizes`, which many pictures share. */
    const choices = new Map<string, Promise<number>>();
    const choose = async (widths: readonly number[], sizes: string): Promise<number> => {
      const own = `${location.origin}${folder}${crypto.randomUUID()}/`;
      const empty = (width: number): string => `${own}${String(width)}.svg`;
      const copy = new Image();
      copy.sizes = sizes;
      copy.srcset = widths.map((width) => `${empty(width)} ${String(width)}w`).join(", ");
      await copy.decode();
      const taken = widths.find((width) => copy.currentSrc === empty(width));
      if (taken === undefined) throw new Error(`The browser takes ${copy.currentSrc}, which is no candidate.`);
      return taken;
    };
    return Promise.all(
      [...document.querySelectorAll<HTMLImageElement>("img[srcset]")]
        .filter((image) => image.checkVisibility())
        .map(async (image) => {
          // Browsers take the first source with a supported format.
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

const failureOf = ({ file, widths, shown, taken }: Shown, density: number): string | undefined => {
  const times = taken / (shown * density);
  const isLargest = taken === Math.max(...widths);
  const tooWide = times > mostTimes + rounding && !isLargest && !ownWidths.has(inOrder(widths));
  const tooNarrow = times < leastTimes(density, widths) - rounding && !isLargest;
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

const pagesWithPictures = everyPage.filter((address) => / srcset="/iu.test(builtHtml(address)));

for (const address of pagesWithPictures) {
  test(`${address} loads no picture much wider than shown`, pageTest(address), async ({ page }) => {
    await openPage(page, address);
    const session = await page.context().newCDPSession(page);
    const failures: string[] = [];
    for (const width of windowWidths) {
      for (const density of densities) {
        await resize(session, width, density);
        const pictures = await readPictures(page);
        expect(pictures.length).toBeGreaterThan(0);
        for (const picture of pictures) {
          const failure = failureOf(picture, density);
          if (failure !== undefined) failures.push(`${String(width)} px: ${failure}`);
        }
      }
    }
    expect(failures).toEqual([]);
  });
}
