import { expect, test, type Page } from "@playwright/test";
import { everyPage, heading, openPage, phone } from "./site";

/** The site without scripts: everything is there, and everything leads somewhere. */

test.use({ javaScriptEnabled: false });

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the menu link leads to the footer's full list of pages", async ({ page }) => {
    await page.goto("/services/");
    await page.getByRole("banner").getByRole("link", { name: "Open Menu" }).click();
    await expect(page).toHaveURL(/\/services\/#ui-all-pages$/u);
    const list = page.getByRole("navigation", { name: "Footer" });
    await expect(list).toBeInViewport();
    const targets = await list.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(targets).toEqual(
      expect.arrayContaining([
        "/",
        "/about-us/",
        "/services/",
        "/our-projects/",
        "/pricing/",
        "/a11y-accessible-design/",
        "/contact-us/",
        "/privacy-policy/",
      ]),
    );
    await list.getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL(/\/pricing\/$/u);
  });

  test("all project cards stand in a row that scrolls", async ({ page }) => {
    await page.goto("/our-projects/");
    const cards = page.getByRole("list", { name: "Projects" }).getByRole("listitem");
    await expect(cards).toHaveCount(3);
    await expect(page.getByRole("button", { name: "Next project" })).toHaveCount(0);
    await cards.last().getByRole("link").scrollIntoViewIfNeeded();
    await expect(cards.last().getByRole("heading")).toBeInViewport();
    await cards.last().getByRole("link").click();
    await expect(page).toHaveURL(/\/project-[a-z0-9-]+\/$/u);
  });
});

test("the accessibility statement is a link to its page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Accessibility Statement", exact: true }).click();
  await expect(page).toHaveURL(/\/accessibility-statement\/$/u);
  await expect(heading(page)).toBeVisible();
});

test("tabs lead to their pages", async ({ page }) => {
  await page.goto("/a11y-accessible-design/");
  const main = page.getByRole("main");
  for (const [name, address] of [
    ["SEO", "/a11y-accessible-design/seo/"],
    ["Legal", "/a11y-accessible-design/legal/"],
    ["Agility", "/a11y-accessible-design/agility/"],
    ["Reputation", "/a11y-accessible-design/"],
  ] as const) {
    await main.getByRole("navigation").first().getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`, "u"));
  }
});

test("steps lead to their pages", async ({ page }) => {
  await page.goto("/project-step-up-90/");
  for (const step of ["Define", "Ideate", "Prototype", "Test", "Discovery"]) {
    await page.getByRole("main").locator("ol").first().getByRole("link", { name: step }).click();
    await expect(page).toHaveTitle(new RegExp(`^Project Step Up 90 ${step} Step \\| `, "u"));
  }
});

test("all pricing answers show", async ({ page }) => {
  await page.goto("/pricing/");
  const starts = page.getByRole("main").getByRole("link", { name: /^Start a project of this length/u });
  await expect(starts).toHaveCount(4);
  for (const start of await starts.all()) await expect(start).toBeVisible();
  await expect(page.getByText("$40,000 to $125,000")).toBeVisible();
});

for (const address of ["/", "/about-us/", "/contact-us/", "/start-your-project/"]) {
  test(`${address} has a real form`, async ({ page }) => {
    await page.goto(address);
    const form = page.getByRole("form");
    await expect(form).toHaveAttribute("method", "post");
    await expect(form).toHaveAttribute("action", "/api/contact");
    await expect(form.getByRole("textbox", { name: "Email" })).toBeEditable();
    await expect(form.getByRole("textbox", { name: "Message" })).toBeEditable();
    await expect(form.getByRole("button")).toHaveAttribute("type", "submit");
  });
}

test.describe("every page", () => {
  /** What a reader can see of main, without blanks. */
  const seen = (page: Page): Promise<string> =>
    page.getByRole("main").evaluate((main: HTMLElement) => main.innerText.replace(/\s+/gu, ""));

  for (const address of everyPage) {
    test(`${address} has as much text as with scripts, or more`, async ({ page, browser, baseURL }) => {
      await page.goto(address);
      await expect(heading(page)).toBeVisible();
      const without = await seen(page);
      const context = await browser.newContext({
        // A context takes over what this file says, so the opposite is said here.
        javaScriptEnabled: true,
        viewport: page.viewportSize(),
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      const other = await context.newPage();
      await openPage(other, address);
      const withScripts = await seen(other);
      await context.close();
      expect(without.length).toBeGreaterThan(300);
      expect(without.length / withScripts.length).toBeGreaterThanOrEqual(0.9);
    });
  }
});
