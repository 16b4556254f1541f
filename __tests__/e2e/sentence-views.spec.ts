// One sentence on Home is read in five ways by the choice of a radio button: without scripts, and without anything moving.
import { expect, type Page } from "@playwright/test";
import { uiStrings } from "../../src/strings/ui-strings";
import { laptop, phone, test } from "./site-test";

const { views } = uiStrings;

const group = (page: Page) => page.getByRole("group", { name: uiStrings.sentenceViews });
const choice = (page: Page, name: string) => group(page).getByRole("radio", { name, exact: true });
const sentence = (page: Page) => page.locator("[data-text]");
const links = (page: Page) => sentence(page).getByRole("link");
const shown = (page: Page) => page.locator("[data-view]:visible");
const lines = (page: Page) => page.getByRole("list").filter({ has: page.locator("kbd") });

const styleOf = (page: Page, part: string, property: "backgroundColor" | "fontSize" | "outlineStyle") =>
  sentence(page)
    .locator(part)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], property);

const fontSize = async (page: Page): Promise<number> => Number.parseFloat(await styleOf(page, "span", "fontSize"));

for (const viewport of [laptop, phone]) {
  test.describe(`${viewport.width} px, without scripts`, () => {
    test.use({ viewport, javaScriptEnabled: false });

    test("each choice shows its own words, and moves nothing", async ({ page }) => {
      await page.goto("/");
      await expect(choice(page, views.drawn)).toBeChecked();
      const place = await group(page).boundingBox();
      const height = (await sentence(page).boundingBox())?.height;
      for (const [view, name] of Object.entries(views)) {
        await choice(page, name).check();
        const words = page.locator(`[data-view="${view}"]`);
        await expect(shown(page)).toHaveCount(await words.count());
        for (const part of await words.all()) await expect(part).toBeVisible();
        expect((await group(page).boundingBox())?.height).toBe(place?.height);
        expect((await sentence(page).boundingBox())?.height).toBe(height);
      }
    });
  });
}

test("Large enlarges the sentence by half or more, and By keyboard draws the focus", async ({ page }) => {
  await page.goto("/");
  const size = await fontSize(page);
  expect(await styleOf(page, "a", "outlineStyle")).toBe("none");
  await choice(page, views.large).check();
  expect(await fontSize(page)).toBeGreaterThanOrEqual(1.5 * size);
  await choice(page, views.keyboard).check();
  expect(await fontSize(page)).toBe(size);
  expect(await styleOf(page, "a", "outlineStyle")).toBe("solid");
});

test("By ear shows what a screen reader said, without tab stops", async ({ page }) => {
  await page.goto("/");
  await expect(links(page)).not.toHaveCount(0);
  await expect(lines(page)).toHaveCount(0);
  await choice(page, views.ear).check();
  await expect(lines(page)).toHaveCount(1);
  await expect(links(page)).toHaveCount(0);
  await page.keyboard.press("Tab");
  // The next stop is the link in the sentence about the recording.
  await expect(page.locator("[data-view='ear'] a:focus")).toBeVisible();
});

test("on paper the sentence stands alone, as drawn", async ({ page }) => {
  await page.goto("/");
  const size = await fontSize(page);
  await choice(page, views.large).check();
  await page.emulateMedia({ media: "print" });
  await expect(sentence(page)).toBeVisible();
  await expect(group(page)).toBeHidden();
  await expect(shown(page)).toHaveCount(0);
  expect(await fontSize(page)).toBe(size);
});
