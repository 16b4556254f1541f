import type { Browser } from "./browser";
import { crossBrowserTest } from "./cross-browser-test";

/** Like the browser's button: by a script that ends before the page changes. */
const goBack = (browser: Browser) => browser.evaluate(() => void setTimeout(() => history.back()));

const target = "main :target";

crossBrowserTest("a link to a section moves the focus to its heading; Back returns", async (browser, site) => {
  const link = "main a[href^='#']";
  await browser.open(`${site}/pricing/`);
  await browser.click(link);
  await browser.sees(target, { hasFocus: true, isInView: true });
  await goBack(browser);
  await browser.sees(link, { hasFocus: true, isInView: true });
});

crossBrowserTest(
  "a link to a section of another page does, too; Back shows where it was left",
  async (browser, site) => {
    const link = "main a[href^='/services/#']";
    await browser.open(`${site}/`);
    await browser.click(link);
    await browser.sees(target, { hasFocus: true, isInView: true });
    await goBack(browser);
    await browser.sees(link, { isInView: true });
  },
);
