import { expect, test as base, type LaunchOptions, type Locator, type Page } from "@playwright/test";
import { runsPackagedChromium, unpackChromium } from "../../scripts/packaged-chromium";

/** A test in the renderer that took the screenshots: skipped where it does not run; with CI set it fails. */
export const test = base.extend<{ readonly renderer: undefined }, { launchOptions: LaunchOptions }>({
  renderer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern.
    async ({}, use, info) => {
      const missing = "The renderer of the screenshots is for Linux on x64; they are compared with no other.";
      if (!runsPackagedChromium() && process.env["CI"] !== undefined) throw new Error(missing);
      info.skip(!runsPackagedChromium(), missing);
      await use(undefined);
    },
    { auto: true },
  ],
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        // Others smooth edges and break lines differently.
        executablePath: unpackChromium(),
        // It renders this site only. No hinting and no subpixel antialiasing.
        args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--disable-lcd-text"],
      });
    },
    { scope: "worker" },
  ],
});

/** Opens a page in its web font, which is optional: on a busy machine it may arrive too late to be used. */
export const openWithFont = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.evaluate(async () => {
    const file = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href ?? "";
    const face = new FontFace("Atkinson Hyperlegible Next", `url("${file}")`, { weight: "400 800" });
    document.fonts.add(await face.load());
    await document.fonts.ready;
  });
};

/** Compares an element with its screenshot once its pictures are drawn. @param name without ending */
export const expectScreenshot = async (element: Locator, name: string): Promise<void> => {
  await element.locator("img").evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement) || !image.checkVisibility()) return;
        image.loading = "eager";
        await image.decode();
      }),
    ),
  );
  await expect.soft(element).toHaveScreenshot(`${name}.png`);
};
