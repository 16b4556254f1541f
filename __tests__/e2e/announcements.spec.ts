import { expect, test, type Page } from "@playwright/test";
import { heading, laptop, openPage } from "./site";

/**
 * Going from page to page without a load (WCAG 4.1.3, 2.4.3; Gatsby's user tests of 2019): the new page's own name is
 * announced, the focus stands on its heading, the page shows its top; the way back shows the place that was left.
 */

test.use({ viewport: laptop });

const announcer = (page: Page) => page.locator("#gatsby-announcer");
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Each kind of page, reached by a link of the page before: where to look, what it is called, where it leads. */
const ways: readonly (readonly [from: string, area: "banner" | "main" | "contentinfo", to: string])[] = [
  ["/", "banner", "/about-us/"],
  ["/about-us/", "banner", "/services/"],
  ["/services/", "banner", "/our-projects/"],
  ["/our-projects/", "main", "/project-senate/"],
  ["/project-senate/", "main", "/project-senate/define/"],
  ["/project-senate/define/", "main", "/project-senate/ideate/"],
  ["/project-senate/ideate/", "banner", "/a11y-accessible-design/"],
  ["/a11y-accessible-design/", "main", "/a11y-accessible-design/seo/"],
  ["/a11y-accessible-design/seo/", "main", "/a11y-accessible-design/legal/"],
  ["/a11y-accessible-design/legal/", "contentinfo", "/pricing/"],
  ["/pricing/", "contentinfo", "/privacy-policy/"],
  ["/privacy-policy/", "banner", "/contact-us/"],
];

test("every kind of page announces its own name, takes the focus to its heading and shows its top", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await openPage(page, "/");
  const announced: string[] = [];
  for (const [from, area, to] of ways) {
    await test.step(`${from} → ${to}`, async () => {
      await page.mouse.wheel(0, 500);
      await page.getByRole(area).locator(`a[href='${to}']:visible`).first().click();
      await expect(page).toHaveURL(new RegExp(`${to}$`, "u"));
      await expect(heading(page)).toBeFocused();
      const name = ((await heading(page).textContent()) ?? "").trim();
      await expect(announcer(page)).toContainText(name);
      await expect.poll(() => scrolled(page)).toBe(0);
      announced.push((await announcer(page).textContent()) ?? "");
    });
  }
  expect(new Set(announced).size, announced.join("\n")).toBe(ways.length);
  await expect(announcer(page)).toHaveAttribute("aria-live", "assertive");
  await expect(announcer(page)).toHaveAttribute("aria-atomic", "true");
});

test("the way back and forward show the places that were left", async ({ page }) => {
  await openPage(page, "/services/");
  const link = page.getByRole("contentinfo").locator("a[href='/pricing/']");
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/\/pricing\/$/u);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/services\/$/u);
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(5);
  await page.goForward();
  await expect(page).toHaveURL(/\/pricing\/$/u);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("a half-written message follows the visitor to the other pages with the form, and is asked for once (3.3.7)", async ({
  page,
}) => {
  await openPage(page, "/contact-us/");
  await expect(page.getByRole("form")).toHaveJSProperty("noValidate", true);
  const fields = page.getByRole("form").getByRole("textbox");
  await expect(fields).toHaveCount(2);
  await page.getByRole("form").getByRole("textbox", { name: "Email" }).fill("ana@example.com");
  await page.getByRole("form").getByRole("textbox", { name: "Message" }).fill("We need a form that");
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL(/\/about-us\/$/u);
  await expect(page.getByRole("form").getByRole("textbox", { name: "Email" })).toHaveValue("ana@example.com");
  await expect(page.getByRole("form").getByRole("textbox", { name: "Message" })).toHaveValue("We need a form that");
});
