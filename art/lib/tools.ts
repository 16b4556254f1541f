import { readFile, writeFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { startChromium } from "./chromium";
import { digitalWireframePage } from "./digital-wireframe";
import { fontStyles } from "./fonts";
import type { ArtTools, Clip, ScreenshotOptions } from "./job";
import { paperWireframePage } from "./paper-wireframe";
import { placeForFile } from "./paths";
import { smallPng } from "./png";
import { openPrototype } from "./prototype";
import type { Wireframe } from "./wireframe";
import { recordSmallestText, smallestTextOfPage, smallestTextOfSvg } from "./smallest-text";

/** Blocks requests: a picture that depends on the network cannot be rebuilt. */
const refuseNetwork = async (page: Page): Promise<string[]> => {
  const refused: string[] = [];
  await page.route(/^https?:/u, async (route) => {
    refused.push(route.request().url());
    await route.abort();
  });
  return refused;
};

const openPage = async (page: Page, options: ScreenshotOptions): Promise<void> => {
  if (options.html !== undefined) {
    await page.setContent(options.html);
  } else if (options.prototype !== undefined) {
    await openPrototype(page, options.prototype, options.act);
  } else {
    throw new Error(`${options.output}: give html or prototype`);
  }
  await page.addStyleTag({ content: await fontStyles() });
  await page.addStyleTag({ content: "*{caret-color:transparent!important}" });
  await page.evaluate("document.fonts.ready.then(() => true)");
};

const clipOf = ({ clip, width, height }: ScreenshotOptions): Clip => clip ?? { x: 0, y: 0, width, height };

const takePicture = (page: Page, options: ScreenshotOptions): Promise<Buffer> =>
  page.screenshot({
    animations: "disabled",
    omitBackground: options.background === "transparent",
    clip: clipOf(options),
  });

const screenshot = async (browser: Browser, options: ScreenshotOptions): Promise<void> => {
  const context = await browser.newContext({
    // The prototypes' own policy refuses the styles that are added for the picture.
    bypassCSP: true,
    viewport: { width: options.width, height: options.height },
    deviceScaleFactor: options.scale,
    colorScheme: "light",
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "America/New_York",
  });
  try {
    const page = await context.newPage();
    const refused = await refuseNetwork(page);
    await openPage(page, options);
    const png = await takePicture(page, options);
    const smallestText = (await smallestTextOfPage(page, clipOf(options))) * options.scale;
    if (refused.length > 0) {
      throw new Error(`${options.output}: the page asks the network for ${refused.join(", ")}`);
    }
    const small = await smallPng(png, options.colors ?? 256);
    await writeFile(await placeForFile(options.output), small);
    await recordSmallestText(options.output, smallestText);
  } finally {
    await context.close();
  }
};

const forbiddenInSvg = /<(?:script|text)|\son[a-z]+=|(?:href|src)="(?!#|data:)|url\((?!["']?(?:#|data:))|@import/iu;

const writeSvg = async (output: string, svg: string, smallestWords = smallestTextOfSvg(svg)): Promise<void> => {
  const found = forbiddenInSvg.exec(svg);
  if (found !== null) {
    throw new Error(
      `${output}: an SVG may hold no scripts, no text that needs a font and no references to other files (${found[0]})`,
    );
  }
  const full = await placeForFile(output);
  const text = `${svg.trim()}\n`;
  const before = await readFile(full, "utf8").catch(() => "");
  if (before !== text) {
    await writeFile(full, text);
  }
  await recordSmallestText(output, smallestWords);
};

/** Colors that pencil on paper needs: shades of graphite, of one colored pencil and of the paper. */
const paperColors = 64;
const grayBoxColors = 48;

const windowOf = ({ width, top = 0, height }: Wireframe): Pick<ScreenshotOptions, "width" | "height" | "clip"> => ({
  width,
  height,
  clip: { x: 0, y: top, width, height: height - top },
});

/** The tools of a build. Chromium starts at the first picture that needs it; `close` ends it. */
export const createTools = (): ArtTools & { readonly close: () => Promise<void> } => {
  let started: Promise<Browser> | undefined;
  const browser = (): Promise<Browser> => (started ??= startChromium());
  const draw = async (options: ScreenshotOptions): Promise<void> => screenshot(await browser(), options);
  return {
    screenshotHtml: draw,
    writeSvg,
    paperWireframe: (frame, output) =>
      draw({
        html: paperWireframePage(frame),
        ...windowOf(frame),
        scale: 2,
        output,
        colors: paperColors,
      }),
    digitalWireframe: (frame, output) =>
      draw({
        html: digitalWireframePage(frame),
        ...windowOf(frame),
        scale: 2,
        output,
        colors: grayBoxColors,
      }),
    close: async () => {
      if (started !== undefined) {
        await (await started).close();
      }
    },
  };
};
