import { expect, type Page } from "@playwright/test";
import { interpolate } from "../../src/lib/interpolate";
import { uiStrings } from "../../src/lib/ui-strings";
import { studies } from "./content";
import { laptop, openPage, phone, test } from "./site";

test.skip(studies.length < 2, "One card needs no controls.");

const list = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
const cards = (page: Page) => list(page).getByRole("listitem");
const controls = (page: Page) => page.getByRole("main").locator("button[aria-disabled]");
const position = (page: Page) => page.getByRole("main").getByRole("status").filter({ hasText: /\d/u });

/** The number of the card in the middle of the viewport, from 1. */
const cardInView = (page: Page): Promise<number> =>
  list(page).evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    const middle = left + width / 2;
    return (
      [...element.children].findIndex((card) => {
        const box = card.getBoundingClientRect();
        return box.left <= middle && middle <= box.right;
      }) + 1
    );
  });

const expectCard = async (page: Page, number: number): Promise<void> => {
  await expect.poll(() => cardInView(page)).toBe(number);
  await expect(position(page)).toContainText(new RegExp(`\\b${number}\\b.*\\b${studies.length}\\b`, "u"));
};

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test.beforeEach(async ({ page }) => {
    await openPage(page, "/our-projects/");
    await expectCard(page, 1);
  });

  test("the controls move one card, also pressed quickly, and do nothing at the ends", async ({ page }) => {
    const [previous, next] = [controls(page).first(), controls(page).last()];
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await previous.focus();
    await page.keyboard.press("Enter");
    await expect(previous).toBeFocused();
    await expectCard(page, 1);
    const announcements = await position(page).evaluateHandle((status) => {
      const texts: (string | null)[] = [];
      new MutationObserver(() => texts.push(status.textContent)).observe(status, {
        characterData: true,
        subtree: true,
      });
      return texts;
    });
    await next.focus();
    for (let number = 2; number <= studies.length; number += 1) await page.keyboard.press("Enter");
    await expectCard(page, studies.length);
    // Each position is announced once.
    const numbers = studies.slice(1).map((_, index) => index + 2);
    const expected = numbers.map((number) => interpolate(uiStrings.projectPosition, { number, total: studies.length }));
    expect(await announcements.jsonValue()).toEqual(expected);
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await previous.click();
    await expectCard(page, studies.length - 1);
  });

  test("the position follows a swipe and the keyboard, and a card leads to its case study", async ({ page }) => {
    await list(page).evaluate((element) => element.scrollBy({ left: element.clientWidth }));
    await expectCard(page, 2);
    await cards(page).first().getByRole("link").focus();
    await expectCard(page, 1);
    await page.keyboard.press("Tab");
    await expect(cards(page).nth(1).getByRole("link")).toBeFocused();
    await expectCard(page, 2);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${studies[1]?.address ?? ""}$`, "u"));
  });

  test("under reduced motion the cards do not slide", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await controls(page).last().click();
    expect(await cardInView(page)).toBe(2);
  });
});

test("position and controls are right again when the window gets narrow", async ({ page }) => {
  // With two projects there is one card to go on to.
  for (const number of studies.length > 2 ? [1, 2] : [1]) {
    await page.setViewportSize(laptop);
    if (number === 1) await openPage(page, "/our-projects/");
    await expect(controls(page).first()).toBeHidden();
    await page.setViewportSize(phone);
    await expect(controls(page).first()).toBeVisible();
    await expectCard(page, await cardInView(page));
    await controls(page).last().click();
    await expectCard(page, number + 1);
  }
});

test("on wide screens all cards show without controls, and a press anywhere on a card follows its link", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  await openPage(page, "/our-projects/");
  await expect(controls(page).first()).toBeHidden();
  const targets = await cards(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(studies.map(({ address }) => address));
  for (const card of await cards(page).all()) await expect(card).toBeVisible();
  await cards(page)
    .first()
    .click({ position: { x: 10, y: 10 } });
  await expect(page).toHaveURL(new RegExp(`${studies[0]?.address ?? ""}$`, "u"));
});
