// Nothing moves when the linked styles come late: what a first view can show, by a fragment too, is styled in the page.
import { expect } from "@playwright/test";
import { layoutShifts } from "./testing/motion";
import { allPages, builtHtml, everyPage, pauseRequests, phone, sampleTest, tablet, test } from "./site-test";

/** In tall and wide ones a first view shows most of a page. */
const windowSizes = [phone, tablet, { width: 1440, height: 2400 }, { width: 2560, height: 1440 }];

/**
 * The fragment of the last part of a page that links can lead to: its first view shows the footer, too. Not of one that is
 * folded, as in the conformance report on phones: the browser unfolds it, and that moves what is below.
 */
const lastFragment = (address: string): readonly string[] => {
  const [main = ""] = builtHtml(address).split("</main>");
  const unfolded = main.replaceAll(/<details.*?<\/details>/gsu, "");
  const [, id] = [...unfolded.matchAll(/ id="([^"]+)" tabindex="-1"/gu)].at(-1) ?? [];
  return id === undefined || id === "main" ? [] : [`#${id}`];
};

const samples = ["/", "/contact-us/", "/services/capability-statement/"];

for (const address of allPages) {
  test(`${address}: late styles move nothing`, sampleTest(samples.includes(address)), async ({ page }) => {
    for (const fragment of ["", ...(everyPage.includes(address) ? lastFragment(address) : [])]) {
      for (const size of windowSizes) {
        // Another fragment of the open page would only scroll.
        await page.goto("about:blank");
        await page.setViewportSize(size);
        const styles = await pauseRequests(page, /\.css$/u);
        const requested = page.waitForRequest(/\.css$/u);
        await page.goto(address + fragment, { waitUntil: "commit" });
        await requested;
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        styles.resume();
        await page.waitForLoadState();
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        const { sum, moved } = await layoutShifts(page);
        expect.soft(sum, `${fragment} ${size.width} × ${size.height}: ${moved.join(", ")}`).toBeLessThanOrEqual(0.01);
      }
    }
  });
}
