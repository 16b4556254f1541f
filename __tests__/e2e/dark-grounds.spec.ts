// Words stay readable where the browser darkens the page by itself, and in pictures on a dark ground.
import { expect, type Locator } from "@playwright/test";
import sharp from "sharp";
import { readablePixels } from "./testing/pixels";
import { test } from "./site-test";

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
