import { expect, test, type Page } from "@playwright/test";
import { heading, openPage, phone, tablet } from "./site";

/** The four pages of Accessible Design: links, not ARIA tabs, since each is a page. */

const tabs = [
  ["Reputation", "/a11y-accessible-design/"],
  ["SEO", "/a11y-accessible-design/seo/"],
  ["Legal", "/a11y-accessible-design/legal/"],
  ["Agility", "/a11y-accessible-design/agility/"],
] as const;

const strip = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("navigation")
    .filter({ has: page.getByRole("link", { name: "Reputation" }) });

for (const [name, address] of tabs) {
  test(`on ${name} it is the marked one, and the heading is its own`, async ({ page }) => {
    await openPage(page, address);
    await expect(strip(page).getByRole("link")).toHaveText(tabs.map(([label]) => label));
    await expect(strip(page).locator("[aria-current=page]")).toHaveText([name]);
    await expect(page.getByRole("tab")).toHaveCount(0);
  });
}

test("going through them changes address, title, heading and mark, and keeps their order", async ({ page }) => {
  await openPage(page, "/a11y-accessible-design/");
  const headings = new Set<string>();
  for (const [name, address] of [...tabs.slice(1), tabs[0]]) {
    await strip(page).getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`, "u"));
    await expect(page).toHaveTitle(/Accessible Design.* \| /u);
    await expect(strip(page).locator("[aria-current=page]")).toHaveText([name]);
    headings.add((await heading(page).textContent()) ?? "");
  }
  expect(headings.size).toBe(tabs.length);
});

test("the shown tab is marked without color", async ({ page }) => {
  await openPage(page, "/a11y-accessible-design/seo/");
  const weight = (name: string) =>
    strip(page)
      .getByRole("link", { name })
      .evaluate((link) => Number(getComputedStyle(link).fontWeight));
  expect(await weight("SEO")).toBeGreaterThan(await weight("Legal"));
});

test("a strip at 768 px, a list at 767 px", async ({ page }) => {
  const tops = async () =>
    new Set(
      await Promise.all(
        (await strip(page).getByRole("link").all()).map(async (link) =>
          Math.round((await link.boundingBox())?.y ?? -1),
        ),
      ),
    );
  await page.setViewportSize(tablet);
  await openPage(page, "/a11y-accessible-design/");
  expect((await tops()).size, "all on one line").toBe(1);
  await page.setViewportSize({ width: 767, height: 1024 });
  expect((await tops()).size, "each on a line of its own").toBe(4);
});

test("can be used by the keyboard on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, "/a11y-accessible-design/");
  await strip(page).getByRole("link", { name: "Agility" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/agility\/$/u);
});
