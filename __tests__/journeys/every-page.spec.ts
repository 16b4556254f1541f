import { expect, test, type Page } from "@playwright/test";
import { everyPage, openPage, unknownPage } from "./site";

/** What must hold on each page while it is read: no error and no foreign request. Barriers are the audits' work. */

/** Goes down the page once, so that pictures below are loaded as well. */
const readThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let place = 0; place < document.body.scrollHeight; place += window.innerHeight) {
      window.scrollTo({ top: place, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  await page.waitForLoadState("networkidle");
};

/** The address that does not exist, and what Gatsby asks for to be sure of it. */
const isMeantToBeMissing = (url: string): boolean => url.includes(unknownPage.slice(1, -1));

for (const address of [...everyPage, "/offline/", unknownPage]) {
  test(`${address}: no error, no failed and no foreign request`, async ({ page, baseURL }) => {
    const faults: string[] = [];
    const isOwn = (url: string): boolean =>
      url.startsWith(baseURL ?? "") || url.startsWith("data:") || url.startsWith("blob:");
    page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" && !isMeantToBeMissing(message.location().url)) {
        faults.push(`console: ${message.text()}`);
      }
    });
    page.on("requestfailed", (request) => {
      // A page that is left, or a prefetch that the browser gave up, is no fault.
      if (request.failure()?.errorText !== "net::ERR_ABORTED") faults.push(`failed: ${request.url()}`);
    });
    page.on("request", (request) => {
      if (!isOwn(request.url())) faults.push(`foreign: ${request.url()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400 && !isMeantToBeMissing(response.url())) {
        faults.push(`${response.status()}: ${response.url()}`);
      }
    });
    await openPage(page, address);
    await readThrough(page);
    expect(faults).toEqual([]);
  });
}
