// Enlarged, a figure's picture is twice as wide, unless it is fitted to the window. Text in ours can be read: at least 12 px
// high once enlarged, in drawings at once.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { z } from "zod";
import { required } from "../../src/lib/required";
import { uiStrings } from "../../src/strings/ui-strings";
import { builtHtml, everyPage, pageTest, test } from "./site-test";

/** In CSS pixels. */
const leastHeight = 12;

const project = path.resolve(__dirname, "..", "..");
const recorded: unknown = JSON.parse(readFileSync(path.join(project, "art", "smallest-text.json"), "utf8"));

/** The folder that Gatsby gives to a file of the content and to all that it makes of it. */
const folderOf = (file: string) => createHash("md5").update(readFileSync(file)).digest("hex");

/** How high the smallest text is in the files that art/ has made, by their folders on the site. */
const measuredFiles = new Map(
  Object.entries(z.record(z.string(), z.object({ width: z.number(), text: z.number() })).parse(recorded)).flatMap(
    ([name, measured]) => {
      const file = path.join(project, name);
      return existsSync(file) ? [[folderOf(file), measured] as const] : [];
    },
  ),
);

/** An editor's picture, which may have the name of ours but not its width, has no height that is known. */
const textHeightOf = (address: string, width: number): number => {
  const [, folder = ""] = required(/\/static\/([\da-f]{32})\//u.exec(address), `${address} has no folder.`);
  const measured = measuredFiles.get(folder);
  return measured?.width === width ? measured.text : Infinity;
};

const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

for (const address of everyPage.filter((page) => builtHtml(page).includes(uiStrings.enlargePicture))) {
  for (const viewport of windows) {
    test(`${address}: text in figures at ${viewport.width} px`, pageTest(address), async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(address);
      for (const figure of await page.locator("figure:has(dialog)").all()) {
        const measure = async (image: HTMLImageElement) => {
          await image.decode();
          // The part that `object-fit` fills.
          const { width, height } = image.getBoundingClientRect();
          const shown = Math.min(width, (height * image.naturalWidth) / image.naturalHeight);
          return { file: image.currentSrc, shown, natural: image.naturalWidth };
        };
        await figure.scrollIntoViewIfNeeded();
        const onPage = await figure.locator("img").first().evaluate(measure);
        await figure.locator("figcaption button").press("Enter");
        const picture = figure.locator("dialog img");
        await expect(picture).toBeVisible();
        const enlarged = await picture.evaluate(measure);
        const isFitted = await figure.locator("dialog [aria-pressed=true]").isVisible();
        await page.keyboard.press("Escape");
        if (!isFitted && viewport.width === 360)
          expect.soft(enlarged.shown, enlarged.file).toBeGreaterThanOrEqual(2 * onPage.shown);
        const isDrawing = onPage.file.endsWith(".svg");
        for (const { file, shown, natural } of isDrawing && viewport.width === 360 ? [onPage, enlarged] : [enlarged])
          expect.soft((textHeightOf(file, natural) * shown) / natural, file).toBeGreaterThanOrEqual(leastHeight);
      }
    });
  }
}
