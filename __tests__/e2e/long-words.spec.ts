// One word of 52 letters, as translations, names and web addresses have, in any text: nothing scrolls sideways.
import { expect, type Page } from "@playwright/test";
import { allPages, laptop, phone, sampleTest, tablet, test } from "./site-test";
import { allStates, pageView, stateView } from "./states";

const word = "Donaudampfschiffahrtselektrizitätenhauptbetriebswerk";
const widths = [320, phone.width, tablet.width, laptop.width] as const;

/** Puts the word into one text at a time. @returns the texts with which the page or a modal scrolls sideways */
const textsThatScroll = (page: Page): Promise<readonly string[]> =>
  page.evaluate((longWord) => {
    const boxes = [document.documentElement, ...document.querySelectorAll("dialog:modal, [aria-modal=true]")];
    const scrolls = (): boolean => boxes.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    let count = 0;
    while (walker.nextNode() !== null) {
      const { currentNode: text } = walker;
      const { parentElement: parent } = text;
      if (!(text instanceof Text) || text.data.trim() === "" || parent?.checkVisibility() !== true) continue;
      const { data } = text;
      text.data = longWord;
      if (scrolls()) found.push(`${parent.outerHTML.slice(0, 100)} in ${parent.parentElement?.className ?? ""}`);
      text.data = data;
      count += 1;
    }
    if (count === 0) throw new Error("The page has no text.");
    return found;
  }, word);

const views = [...allPages.map(pageView), pageView("/styleguide/"), ...allStates.map(stateView)];
/** All sections, and two modals. */
const samples = ["/styleguide/", "both error messages open"];

for (const { name, open } of views) {
  test(`${name}: long words do not scroll sideways`, sampleTest(samples.includes(name)), async ({ page }) => {
    await page.setViewportSize({ ...phone, width: widths[0] });
    await open(page);
    for (const width of widths) {
      await page.setViewportSize({ ...phone, width });
      expect.soft(await textsThatScroll(page), `${width} px`).toEqual([]);
    }
  });
}
