import { expect, type Page } from "@playwright/test";
import { openPage } from "../e2e/site";

/** The two screens that are photographed, in CSS pixels. */
export const screens = {
  phone: { width: 360, height: 740 },
  laptop: { width: 1280, height: 800 },
} as const;

/** The font is optional: on a busy machine it may come too late for the page to use. Here it has to be used. */
const useFont = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const file = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href ?? "";
    const face = new FontFace("Atkinson Hyperlegible Next", `url("${file}")`, { weight: "400 800" });
    document.fonts.add(await face.load());
  });

/** Opens a page with its font, and its scripts awake, as a visitor meets it after the first touch. */
export const openAwake = async (page: Page, address: string): Promise<void> => {
  await openPage(page, address);
  await useFont(page);
};

/** Waits until nothing more comes: the font is there, and each picture in view is drawn. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < window.innerHeight;
    });
    await Promise.all(inView.map((image) => image.decode()));
  });

/** Compares what the window shows with the accepted picture. @param name the picture's file name, without ending */
export const expectAccepted = async (page: Page, name: string): Promise<void> => {
  await settled(page);
  await expect(page).toHaveScreenshot(`${name}.png`);
};
