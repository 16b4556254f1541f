import { expect, type Page } from "@playwright/test";
import { pricingStrings } from "../../src/sections/pricing-calculator/pricing-strings";
import { contactFormStrings } from "../../src/sections/contact-form/contact-form-strings";
import { pricing } from "./content";
import { pauseRequests, laptop, openPage, phone, test, waitForHydration } from "./site";
import { messageField } from "./states";

const { options } = pricing;
const [first, last] = [options[0], options.at(-1)];
if (first === undefined || last === undefined) throw new Error("The pricing page has no options.");

const radios = (page: Page) => page.getByRole("group", { name: pricingStrings.label }).getByRole("radio");
const startLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: new RegExp(`^${pricingStrings.start}`, "u") });
const answer = (page: Page, { label }: { readonly label: string }) =>
  page.getByRole("heading", { name: pricingStrings.answerHeading.replace("{duration}", label), exact: true });

test("a choice shows its answer alone, with the link that carries it, at any width", async ({ page }) => {
  await openPage(page, "/pricing/");
  await expect(radios(page)).toHaveCount(options.length);
  await expect(startLink(page)).toBeHidden();
  for (const [viewport, option, other] of [
    [laptop, first, last],
    [phone, last, first],
  ] as const) {
    await page.setViewportSize(viewport);
    await radios(page).nth(options.indexOf(option)).check();
    await expect(answer(page, option)).toBeVisible();
    await expect(answer(page, other)).toBeHidden();
    await expect(startLink(page)).toHaveCount(1);
    await expect(startLink(page)).toHaveAttribute("href", `/start-your-project/?duration=${option.key}`);
  }
});

test("an option with a short label has it below 768 px", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openPage(page, "/pricing/");
  for (const { label, shortLabel = label } of options) {
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(page.getByRole("radio", { name: label, exact: true })).toHaveCount(1);
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(page.getByRole("radio", { name: shortLabel, exact: true })).toHaveCount(1);
  }
});

test("the arrow keys move through the options, and the answer is announced", async ({ page }) => {
  await openPage(page, "/pricing/");
  await radios(page).first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(radios(page).nth(1)).toBeChecked();
  await expect(radios(page).nth(1)).toBeFocused();
  const { label = "" } = options[1] ?? {};
  await expect(answer(page, { label })).toBeVisible();
  await expect(page.getByRole("main").getByRole("status")).toContainText(label);
});

test("a choice made before the scripts arrive is kept", async ({ page }) => {
  const scripts = await pauseRequests(page, /\.js$/u);
  await page.goto("/pricing/", { waitUntil: "commit" });
  await radios(page).first().check();
  await expect(answer(page, first)).toBeVisible();
  scripts.resume();
  await waitForHydration(page);
  await expect(radios(page).first()).toBeChecked();
  await expect(startLink(page)).toHaveAttribute("href", `/start-your-project/?duration=${first.key}`);
});

test("the choice travels into the message of the inquiry page", async ({ page }) => {
  await openPage(page, "/pricing/");
  await radios(page).first().check();
  await startLink(page).click();
  await expect(page.getByRole("main")).toContainText(
    contactFormStrings.durationChosen.replace("{duration}", first.label),
  );
  await expect.poll(() => messageField(page).inputValue()).toContain(first.label);
});
