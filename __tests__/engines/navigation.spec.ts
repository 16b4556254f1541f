// A link to a section moves focus and view, and Back returns, in Firefox and WebKit; it opens what is folded.
import { crossBrowserTest } from "./cross-browser-test";

for (const [what, page, link, focusReturns] of [
  ["the page", "/pricing/", "main a[href^='#']", { hasFocus: true }],
  ["another page", "/", "main a[href^='/services/#']", {}],
] as const)
  crossBrowserTest(`a link to a section of ${what}, and Back`, [360, 1280], async (browser, site) => {
    await browser.open(`${site}${page}`);
    await browser.click(link);
    await browser.sees("main :target", { hasFocus: true, isInView: true });
    // Like the browser's button: by a script that ends before the page changes.
    await browser.evaluate(() => void setTimeout(() => history.back()));
    await browser.sees(link, { isInView: true, ...focusReturns });
  });

crossBrowserTest("a link to a criterion of the report opens its guideline on a phone", [360], async (browser, site) => {
  await browser.open(`${site}/accessibility-conformance-report/#criterion-1.4.10`);
  await browser.sees("main :target", { isInView: true });
});
