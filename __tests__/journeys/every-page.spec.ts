import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { everyPage, openPage, phone, tablet, unknownPage } from "./site";

/** What must hold on each page: nothing that axe finds, in both schemes, and no error or foreign request. */

/** axe with all its rules, best practices too. Nothing is switched off. */
const findings = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary ?? ""}`),
  );
};

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

for (const address of [...everyPage, unknownPage]) {
  test.describe(address, () => {
    test("light scheme: axe finds nothing; no error, no failed and no foreign request", async ({ page, baseURL }) => {
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
      await page.emulateMedia({ colorScheme: "light" });
      await openPage(page, address);
      await readThrough(page);
      expect(await findings(page)).toEqual([]);
      expect(faults).toEqual([]);
    });

    test("dark scheme on a phone: axe finds nothing", async ({ page }) => {
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: "dark" });
      await openPage(page, address);
      expect(await findings(page)).toEqual([]);
    });
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the open drawer, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openPage(page, "/services/");
    await page.getByRole("button", { name: "Open Menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  test(`axe finds nothing in the open statement dialog, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openPage(page, "/services/");
    await page.getByRole("button", { name: "Accessibility Statement" }).click();
    await expect(page.getByRole("dialog", { name: "Accessibility Statement" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  test(`axe finds nothing in a pricing answer, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize(tablet);
    await page.emulateMedia({ colorScheme });
    await openPage(page, "/pricing/");
    await page.getByRole("radio", { name: "3-6 months" }).check();
    await expect(page.getByRole("heading", { name: "What to expect: 3-6 months" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}
