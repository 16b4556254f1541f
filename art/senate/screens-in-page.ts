import type { Page } from "@playwright/test";
import { productAlone } from "../lib/prototype";
import { escapeText } from "../lib/svg-text";
import { phone, visitedBy } from "./screens";

/** A screen of the prototype inside a page of ours. Measures are CSS pixels of the phone. */
export interface ScreenInPage {
  /** The page of the prototype, without ".html". */
  readonly screen: string;
  /** The height of the phone. */
  readonly height: number;
  /** How far the reader has scrolled. */
  readonly scrolled?: number;
  /** CSS that stands after the screen's own. */
  readonly style?: string;
}

/** The screen's HTML. Only `openScreensInPage` makes it look as it should. */
export const screenInPage = ({ screen, height, scrolled = 0, style = "" }: ScreenInPage): string =>
  `<iframe src="/senate/${screen}.html" title="" style="width:${phone.width}px;height:${height}px" data-scrolled="${scrolled}" data-style="${escapeText(productAlone + style)}"></iframe>`;

/**
 * Shows a page of ours that has screens in it. A page of the prototype must be open: ours takes its place, and so its
 * origin, which the screens need.
 * @param html the page, with screens from `screenInPage`
 * @param visitor what the screens' visitor has done before
 */
export const openScreensInPage =
  (html: string, visitor: object) =>
  async (page: Page): Promise<void> => {
    await visitedBy(visitor)(page);
    await page.setContent(html);
    await page.evaluate(async () => {
      for (const { contentDocument: screen, contentWindow, dataset } of document.querySelectorAll("iframe")) {
        if (screen === null || contentWindow === null) throw new Error("The page has a screen that cannot be read.");
        const style = screen.createElement("style");
        style.textContent = dataset["style"] ?? "";
        screen.head.append(style);
        await screen.fonts.ready;
        contentWindow.scrollTo(0, Number(dataset["scrolled"]));
      }
    });
  };
