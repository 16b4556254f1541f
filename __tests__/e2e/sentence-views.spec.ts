// Home shows one sentence as five people get it: large, in strong contrast, by keyboard, by ear. Only one of them is a text
// with links.
import { expect, type Page } from "@playwright/test";
import { uiStrings } from "../../src/strings/ui-strings";
import { test } from "./site";

const { views } = uiStrings;

const label = (page: Page, name: string) => page.getByRole("main").getByText(name, { exact: true });
/** The sentence below a name. */
const sentence = (page: Page, name: string) => label(page, name).locator("xpath=following-sibling::p[1]");
const lines = (page: Page) => page.getByRole("main").locator("kbd");

const styleOf = (page: Page, name: string, part: string, property: "fontSize" | "outlineStyle") =>
  sentence(page, name)
    .locator(part)
    .first()
    .evaluate((element, key) => getComputedStyle(element)[key], property);

const fontSize = async (page: Page, name: string) =>
  Number.parseFloat(await styleOf(page, name, "xpath=.", "fontSize"));

test("without scripts all five ways are in view, one of them twice as large", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/");
  for (const name of Object.values(views)) await expect(label(page, name)).toBeVisible();
  expect(await fontSize(page, views.large)).toBeCloseTo(2 * (await fontSize(page, views.drawn)), 1);
  expect(await styleOf(page, views.drawn, "a", "outlineStyle")).toBe("none");
  expect(await styleOf(page, views.keyboard, "u", "outlineStyle")).toBe("solid");
  await expect(lines(page).first()).toBeVisible();
  await page.close();
});

test("a screen reader and the keyboard get the sentence once", async ({ page }) => {
  await page.goto("/");
  await expect(sentence(page, views.drawn).getByRole("link")).toHaveCount(2);
  for (const name of [views.large, views.contrast, views.keyboard]) {
    await expect(sentence(page, name)).toHaveAttribute("aria-hidden", "true");
    await expect(sentence(page, name).locator("a")).toHaveCount(0);
  }
});

test("on paper the sentence stands alone", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  await expect(sentence(page, views.drawn)).toBeVisible();
  for (const name of [views.large, views.contrast, views.keyboard]) await expect(sentence(page, name)).toBeHidden();
  await expect(lines(page).first()).toBeHidden();
});
