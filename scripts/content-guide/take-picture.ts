import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import type { ContentFile } from "../../src/content-lint/content-file";
import { drawMark } from "./draw-mark";
import { followRow, pageOfValue, shownAs } from "./follow-row";
import type { GuideRow } from "./read-guide";
import type { Scene } from "./scenes";

/** A picture may have this many bytes, so that the guide opens at once. */
const mostBytes = 60_000;

/** How much is shown around what the scene names, in CSS pixels. */
const margin = 28;

const clipOf = async (page: Page, { from, to, width, height = 700, most = Infinity }: Scene) => {
  if (from === undefined || to === undefined) return { x: 0, y: 0, width, height };
  const first = await page.locator(from).first().boundingBox();
  const last = await page.locator(to).first().boundingBox();
  if (first === null || last === null) throw new Error(`${from} or ${to} is not in view.`);
  // Above the main part stands the header.
  const y = from === "main" ? first.y : Math.max(0, first.y - margin);
  return { x: 0, y, width, height: Math.round(Math.min(most, last.y + last.height + margin - y)) };
};

/** The numbers of a scene with the words to look for: what the row's file says, if its page is the scene's. */
const marksOf = (files: readonly ContentFile[], scene: Scene, rows: readonly GuideRow[]) =>
  rows
    .filter(({ picture, mark }) => picture === scene.name && mark !== undefined)
    .flatMap((row) =>
      followRow(files, row)
        .filter((value) => row.page === "/" || pageOfValue(row, value) === scene.address)
        .map((value) => ({ mark: row.mark ?? 0, texts: shownAs(value) })),
    );

/**
 * Takes the picture of a scene, a number beside what each row of the guide changes.
 * @param files all content files
 * @param address where the site is served, without a slash at the end
 * @returns the picture as WebP
 * @throws when a row's words are not to be seen in it, or the picture becomes too large
 */
export const takePicture = async (
  browser: Browser,
  address: string,
  files: readonly ContentFile[],
  scene: Scene,
  rows: readonly GuideRow[],
): Promise<Buffer> => {
  const page = await browser.newPage({
    viewport: { width: scene.width, height: scene.height ?? 700 },
    reducedMotion: "reduce",
    colorScheme: "light",
    serviceWorkers: "block",
  });
  try {
    // The compiler gives functions their names by a helper, which the page has not.
    await page.addInitScript("globalThis.__name = (made) => made;");
    await page.goto(`${address}${scene.address}`);
    // Pictures load when somebody comes near them.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
    });
    await scene.act?.(page);
    await page.evaluate(() => scrollTo(0, 0));
    const clip = await clipOf(page, scene);
    const candidates = marksOf(files, scene, rows);
    const missing: number[] = [];
    for (const mark of new Set(candidates.map((candidate) => candidate.mark))) {
      // Of several files, the first whose words are in view.
      let seen = false;
      for (const { texts } of candidates.filter((candidate) => candidate.mark === mark)) {
        const [text] = texts;
        seen ||= text !== undefined && (await page.evaluate(drawMark, { mark, text, clip }));
      }
      if (!seen) missing.push(mark);
    }
    if (candidates.length === 0 || missing.length > 0) {
      throw new Error(`In the picture "${scene.name}" nothing shows what number ${missing.join(", ")} changes.`);
    }
    const shot = await page.screenshot({ clip, fullPage: scene.from !== undefined });
    for (const quality of [80, 70, 60, 50]) {
      const made = await sharp(shot).webp({ quality, effort: 6 }).toBuffer();
      if (made.byteLength <= mostBytes) return made;
    }
    throw new Error(`The picture "${scene.name}" has more than ${mostBytes} bytes. Show less in it.`);
  } finally {
    await page.close();
  }
};
