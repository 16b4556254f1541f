// The price question: a choice shows its own answer, is announced, and begins the message, by whatever it was chosen.
import { expect, type Page } from "@playwright/test";
import { interpolate } from "../../src/lib/text";
import { pricingStrings } from "../../src/strings/pricing-strings";
import { contactFormStrings } from "../../src/strings/contact-form-strings";
import { pricing } from "./content";
import { phone, test } from "./site-test";
import { messageField } from "./states";

const { options } = pricing;
const [first, second, last] = [options[0], options[1], options.at(-1)];
if (first === undefined || second === undefined || last === undefined)
  throw new Error("The pricing page has no options.");

const radios = (page: Page) => page.getByRole("group", { name: pricing.question.text }).getByRole("radio");
const startLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: new RegExp(`^${pricingStrings.start}`, "u") });
type Option = (typeof options)[number];

/** The heading of a choice's answer. On a phone it has the option's short label. */
const headingOf = (page: Page, { label, shortLabel = label }: Option): string =>
  interpolate(pricingStrings.answerHeading, {
    duration: (page.viewportSize()?.width ?? 0) < 768 ? shortLabel : label,
  });
const answer = (page: Page, option: Option) =>
  page.getByRole("heading", { name: headingOf(page, option), exact: true });

test("a choice shows its own answer, with a link that carries it", async ({ page }) => {
  await page.goto("/pricing/");
  await expect(radios(page)).toHaveCount(options.length);
  await expect(answer(page, first)).toBeVisible();
  for (const [width, option, other] of [
    [768, last, first],
    [767, first, last],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, { label, shortLabel = label }] of options.entries()) {
      // The name goes on with the price.
      const name = (width < 768 ? shortLabel : label).replace(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
      await expect(radios(page).nth(index)).toHaveAccessibleName(new RegExp(String.raw`^${name} \$`, "u"));
    }
    await radios(page).nth(options.indexOf(option)).check();
    await expect(answer(page, option)).toBeVisible();
    await expect(answer(page, other)).toBeHidden();
    await expect(startLink(page)).toHaveCount(1);
    await expect(startLink(page)).toHaveAttribute("href", `/start-your-project/?duration=${option.key}`);
  }
});

const status = (page: Page) => page.getByRole("main").getByRole("status");

/** Waits until the status announces a choice as it is shown: by name and price (price-range.test.ts). */
const expectAnnounced = async (page: Page, option: Option): Promise<void> => {
  await expect(radios(page).nth(options.indexOf(option))).toBeChecked();
  await expect(status(page)).toContainText(headingOf(page, option));
  await expect(status(page)).toContainText(/\$\d/u);
  for (const text of await page.locator("[data-announced]:visible").allInnerTexts())
    await expect(status(page)).toContainText(text.trim());
};

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("the first choice by tap is announced, and the next one too", async ({ page }) => {
    await page.goto("/pricing/");
    await expect(status(page)).toHaveText("");
    for (const option of [second, first]) {
      await radios(page).nth(options.indexOf(option)).tap();
      await expectAnnounced(page, option);
    }
  });
});

test("a choice by arrow key is announced, the first one, too", async ({ page }) => {
  await page.goto("/pricing/");
  await radios(page).first().focus();
  for (const [key, option] of [
    ["ArrowDown", second],
    ["ArrowUp", first],
  ] as const) {
    await page.keyboard.press(key);
    await expectAnnounced(page, option);
    await expect(radios(page).nth(options.indexOf(option))).toBeFocused();
  }
});

test("a click without pointer is announced once the page has focus", async ({ page }) => {
  await page.goto("/pricing/");
  await radios(page).last().dispatchEvent("click");
  await expectAnnounced(page, last);
  // Where a screen reader's own window has the focus, such as Orca's list of controls.
  await page.addInitScript(() => (document.hasFocus = () => false));
  await page.goto("/pricing/?again");
  await radios(page).last().dispatchEvent("click");
  await expect(radios(page).last()).toBeChecked();
  await expect(status(page)).toHaveText("");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expectAnnounced(page, last);
});

// On Back only: Chromium restores no field when a page is loaded again.
test("a choice begins a message, and on Back shows its answer silently", async ({ page }) => {
  await page.goto("/pricing/");
  await radios(page).last().check();
  await expectAnnounced(page, last);
  await startLink(page).click();
  await expect(page.getByRole("main")).toContainText(
    interpolate(contactFormStrings.durationChosen, { duration: last.label }),
  );
  await expect.poll(() => messageField(page).inputValue()).toContain(last.label);
  await page.goBack();
  await expect(radios(page).last()).toBeChecked();
  await expect(answer(page, last)).toBeVisible();
  await expect(startLink(page)).toHaveAttribute("href", `/start-your-project/?duration=${last.key}`);
  await expect(status(page)).toHaveText("");
});
