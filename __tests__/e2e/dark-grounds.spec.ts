// Words stay readable where the browser darkens the page by itself, and in pictures on a dark ground.
import { expect, type Locator } from "@playwright/test";
import sharp from "sharp";
import { contrastRatio } from "../../src/lib/contrast";
import { test } from "./site-test";

/** How many pixels of a screenshot differ by a contrast of 4.5:1 or more from the color that most of it has, its ground. */
const readablePixels = async (screenshot: Buffer): Promise<number> => {
  const pixels = await sharp(screenshot).removeAlpha().raw().toBuffer();
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const color = pixels.readUIntBE(at, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([, a], [, b]) => b - a);
  const channels = (color: number): number[] => [color >> 16, (color >> 8) & 255, color & 255];
  const ground = channels(byCount[0]?.[0] ?? 0);
  return byCount.reduce(
    (sum, [color, count]) => (contrastRatio(channels(color), ground) >= 4.5 ? sum + count : sum),
    0,
  );
};

const expectReadable = async (part: Locator): Promise<void> => {
  expect(await readablePixels(await part.screenshot())).toBeGreaterThan(100);
};

for (const [part, address, selector] of [
  ["the main button", "/contact-us/", "form .button--main [data-while=idle]"],
  ["the chosen answer", "/pricing/", "label:has(:checked) > span:not([aria-hidden])"],
] as const)
  test(`${part} can be read in a browser that darkens light pages`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
    await page.goto(address);
    await expectReadable(page.locator(selector));
  });

for (const media of [{ colorScheme: "dark" }, { colorScheme: "dark", forcedColors: "active" }] as const)
  test(`black words without a ground are seen in a picture: ${Object.values(media).join()}`, async ({ page }) => {
    const words = { create: { width: 400, height: 200, channels: 4, background: "black" } } as const;
    const picture = sharp({ create: { width: 966, height: 600, channels: 4, background: "transparent" } });
    const body = await picture
      .composite([{ input: words }])
      .png()
      .toBuffer();
    await page.route(/\/styleguide\/screen/u, (route) => route.fulfill({ contentType: "image/png", body }));
    await page.emulateMedia(media);
    await page.goto("/styleguide/");
    // Its frame may have an edge.
    const shown = page.locator("picture > img[srcset*=screen]").first();
    await shown.scrollIntoViewIfNeeded();
    await shown.evaluate((image: HTMLImageElement) => image.decode());
    await expectReadable(shown);
  });
