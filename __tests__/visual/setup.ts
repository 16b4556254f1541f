import { expect, type Locator, type Page } from "@playwright/test";

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
        // With `sizes="auto"`, Chromium's choice of a file depends on how soon it knows the page's layout.
        for (const file of image.parentElement?.querySelectorAll("[sizes]") ?? []) file.setAttribute("sizes", "100vw");
        image.loading = "eager";
        await image.decode();
      }),
    ),
  );
  await expect.soft(element).toHaveScreenshot(`${name}.png`);
};
