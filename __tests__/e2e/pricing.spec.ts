import { expect, test, type Page } from "@playwright/test";
import { laptop, openPage, phone } from "./site";

const question = (page: Page) => page.getByRole("group", { name: /Time/u });
const startLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: /^Start a project of this length/u });
const announcement = (page: Page) => page.getByRole("main").getByRole("status");

test("one question with the four specified options, none of them chosen", async ({ page }) => {
  await openPage(page, "/pricing/");
  await expect(page.getByRole("heading", { name: "Project Estimate Calculator" })).toBeVisible();
  const radios = question(page).getByRole("radio");
  await expect(radios).toHaveCount(4);
  for (const radio of await radios.all()) await expect(radio).not.toBeChecked();
  await expect(startLink(page)).toBeHidden();
});

test("the long option reads as each layout asks", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openPage(page, "/pricing/");
  await expect(question(page).getByRole("radio")).toHaveCount(4);
  await expect(question(page).getByRole("radio", { name: "1 year-2.5 years", exact: true })).toHaveCount(1);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(question(page).getByRole("radio", { name: "1-2 years", exact: true })).toHaveCount(1);
  await expect(question(page).getByRole("radio", { name: "1 year-2.5 years" })).toHaveCount(0);
});

for (const { name, viewport } of [
  { name: "laptop", viewport: laptop },
  { name: "phone", viewport: phone },
]) {
  test(`on a ${name} a choice shows its answer, in words, with the link that carries it`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPage(page, "/pricing/");
    await question(page).getByRole("radio", { name: "3-6 months" }).check();
    await expect(page.getByRole("heading", { name: "What to expect: 3-6 months" })).toBeVisible();
    await expect(page.getByText("$40,000 to $125,000").first()).toBeVisible();
    await expect(startLink(page)).toHaveCount(1);
    await expect(startLink(page)).toHaveAttribute("href", "/start-your-project/?duration=3-6-months");

    await question(page).getByRole("radio", { name: "3+ years / long term" }).check();
    await expect(page.getByRole("heading", { name: "What to expect: 3-6 months" })).toBeHidden();
    await expect(startLink(page)).toHaveAttribute("href", "/start-your-project/?duration=3-plus-years");
  });
}

test("a choice is announced politely", async ({ page }) => {
  await openPage(page, "/pricing/");
  await question(page).getByRole("radio", { name: "6 months-1 year" }).check();
  await expect(announcement(page)).toContainText("What to expect: 6 months-1 year");
  await expect(announcement(page)).toContainText("$125,000 to $335,000");
});

test("the arrow keys move through the options", async ({ page }) => {
  await openPage(page, "/pricing/");
  await question(page).getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(question(page).getByRole("radio").nth(1)).toBeChecked();
  await expect(question(page).getByRole("radio").nth(1)).toBeFocused();
  await expect(page.getByRole("heading", { name: "What to expect: 6 months-1 year" })).toBeVisible();
});

test("a choice made before the scripts arrive is kept and announced", async ({ page }) => {
  // The scripts are held back until the choice is made.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/pricing/", { waitUntil: "commit" });
  await question(page).getByRole("radio", { name: "3-6 months" }).check();
  await expect(page.getByRole("heading", { name: "What to expect: 3-6 months" })).toBeVisible();
  release();
  await expect(page.getByRole("button", { name: "Accessibility Statement" })).toBeAttached();
  await expect(question(page).getByRole("radio", { name: "3-6 months" })).toBeChecked();
  await expect(startLink(page)).toHaveAttribute("href", "/start-your-project/?duration=3-6-months");
});

test("'Budget details' leads to how the ranges are made", async ({ page }) => {
  await openPage(page, "/pricing/");
  await page.getByRole("main").getByRole("link", { name: "Budget details" }).first().click();
  await expect(page).toHaveURL(/#budget-details$/u);
  await expect(page.locator("#budget-details")).toBeInViewport();
});

test("the choice travels to the inquiry page", async ({ page }) => {
  await openPage(page, "/pricing/");
  await question(page).getByRole("radio", { name: "3-6 months" }).check();
  await startLink(page).click();
  await expect(page).toHaveURL(/\/start-your-project\/\?duration=3-6-months$/u);
  await expect(page.getByRole("main")).toContainText("3-6 months");
  await expect(page.getByRole("form").getByRole("textbox", { name: "Message" })).toHaveValue(/3-6 months/u);
});

test("an option's whole card is its target, 44 pixels or more", async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, "/pricing/");
  for (const radio of await question(page).getByRole("radio").all()) {
    const { width = 0, height = 0 } = (await radio.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});
