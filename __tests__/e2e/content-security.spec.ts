import { expect, test } from "@playwright/test";
import { minElapsedMs } from "../../src/contact";
import { uiStrings } from "../../src/lib/ui-strings";
import { responsePageStrings } from "../../scripts/generate-function-content/response-page-strings";
import { contactForm, dialogs } from "./content";
import { listenToFaults } from "./measure/page-faults";
import { heading, openPage, phone } from "./site";
import { closeButton, emailField, menuButton, messageField, statementButton, states, submitButton } from "./states";

/**
 * The site under its own Content-Security-Policy: nothing that it does is refused; what others put into a page is. And
 * what the privacy policy promises: nothing is asked of other hosts, nothing is stored before the form is touched. Pages
 * without an open state: adaptation.spec.ts; the service worker: offline.spec.ts.
 */

test.describe("nothing of the site's own is refused", () => {
  test("in the drawer, in dialogs, from page to page, in an answer", async ({ page, baseURL }) => {
    await page.setViewportSize(phone);
    const faults = listenToFaults(page, baseURL ?? "");
    await openPage(page, states.menu.page);
    await menuButton(page).click();
    const link = page.getByRole("dialog", { name: uiStrings.menu }).locator("a:not([aria-current])").first();
    const address = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`, "u"));
    await statementButton(page).click();
    await closeButton(page).click();
    await openPage(page, states.enlargedPicture.page);
    await states.enlargedPicture.reach(page);
    await openPage(page, states.priceRange.page);
    await states.priceRange.reach(page);
    expect(faults).toEqual([]);
  });

  test("in the form: its errors and its thanks; the one cookie comes with the first touch", async ({
    page,
    context,
    baseURL,
  }) => {
    const faults = listenToFaults(page, baseURL ?? "");
    await openPage(page, "/contact-us/");
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
    await emailField(page).fill("ana@example.com");
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(["XSRF-TOKEN"]);
    await submitButton(page).click();
    await closeButton(page).click();
    await messageField(page).fill("Hello");
    // A form that is sent faster than people type is refused.
    await page.waitForFunction((ms) => performance.now() > ms, minElapsedMs);
    await submitButton(page).click();
    await expect(page.getByRole("dialog", { name: dialogs.success.title })).toBeVisible();
    expect(faults).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(["XSRF-TOKEN"]);
  });

  test("in the form sent without scripts, and in the page that answers it", async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    const faults = listenToFaults(page, baseURL ?? "");
    await page.goto("/contact-us/");
    await emailField(page).fill("ana@example.com");
    await messageField(page).fill("Hello");
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/api\/contact$/u);
    await expect(heading(page)).toHaveText(responsePageStrings.sentHeading);
    await expect(page.getByRole("main")).toContainText(contactForm.statusSuccess);
    // The answer's own style is let through by its hash.
    const family = await page.locator("body").evaluate((body) => getComputedStyle(body).fontFamily);
    expect(family).toContain("Atkinson");
    expect(faults).toEqual([]);
    await context.close();
  });
});

test.describe("what others put into a page is refused", () => {
  for (const [what, put, directive] of [
    ["a script", '<img src="x" onerror="document.title=\'taken\'">', "script-src"],
    ["a style", "<style>body{display:none}</style>", "style-src"],
    ["a picture from elsewhere", '<img src="https://elsewhere.example/x.png" alt="">', "img-src"],
    ["a frame", '<iframe src="https://elsewhere.example/" title="x"></iframe>', "frame-src"],
  ] as const) {
    test(what, async ({ page, baseURL }) => {
      const faults = listenToFaults(page, baseURL ?? "");
      await page.goto("/services/");
      const title = await page.title();
      await page.evaluate((markup) => {
        document.querySelector("main")?.insertAdjacentHTML("beforeend", markup);
      }, put);
      await expect.poll(() => faults.some((fault) => fault.includes(directive))).toBe(true);
      expect(await page.title()).toBe(title);
      await expect(page.getByRole("main")).toBeVisible();
    });
  }
});
