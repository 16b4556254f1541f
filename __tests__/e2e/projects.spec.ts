// The projects on a phone: by finger, key and button one band each, announced once; on wide screens all are there.
import { expect, type Page } from "@playwright/test";
import { interpolate } from "../../src/lib/text";
import { uiStrings } from "../../src/strings/ui-strings";
import { studies } from "./content";
import { laptop, phone, test } from "./site-test";

test.skip(studies.length < 2, "One project needs no controls.");

const list = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
const cards = (page: Page) => list(page).locator(":scope > li");
/** The links to the case studies; beside each there may be one to a prototype. */
const studyLinks = (page: Page) => cards(page).getByRole("link", { name: uiStrings.readCaseStudy });
const controls = (page: Page) => page.getByRole("main").locator("button[aria-disabled]");
const position = (page: Page) => page.getByRole("main").getByRole("status").filter({ hasText: /\d/u });

/** The number of the card in the middle of the row, from 1. */
const cardInView = (page: Page): Promise<number> =>
  list(page).evaluate((row) => {
    const middle = row.getBoundingClientRect().left + row.clientWidth / 2;
    const boxes = [...row.children].map((card) => card.getBoundingClientRect());
    return boxes.findIndex(({ left, right }) => left <= middle && middle <= right) + 1;
  });

/** The words for a card. */
const positionOf = (number: number): string =>
  interpolate(uiStrings.projects.position, { number, total: studies.length });

const expectCard = async (page: Page, number: number): Promise<void> => {
  await expect.poll(() => cardInView(page)).toBe(number);
  await expect(position(page)).toHaveText(positionOf(number));
};

/** Records what the status says from now on, as a live region announces it. */
const announcementsOf = (page: Page) =>
  position(page).evaluateHandle((status) => {
    const texts: string[] = [];
    const observer = new MutationObserver(() => texts.push(status.textContent));
    observer.observe(status, { characterData: true, childList: true, subtree: true });
    return texts;
  });

/**
 * Moves a finger over the first pictures: the bar at the window's bottom may cover what is below them.
 * @param distance pixels, to the row's end if negative
 */
const swipe = async (page: Page, distance: number): Promise<void> => {
  await list(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await list(page).boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  // It rests before it is lifted: without a pause the events have the speed of a fling, which passes cards.
  for (const [type, seconds, share] of [
    ["touchStart", 0, -0.5],
    ["touchMove", 0.1, 0],
    ["touchMove", 0.2, 0.5],
    ["touchEnd", 0.5, undefined],
  ] as const) {
    const touchPoints = share === undefined ? [] : [{ x: x + width / 2 + share * distance, y: y + height / 4 }];
    await session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: start + seconds });
  }
  await session.detach();
};

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await page.goto("/our-projects/");
    await expect(controls(page).first()).toBeVisible();
  });

  test("the position follows a finger, and says each card once", async ({ page }) => {
    const announcements = await announcementsOf(page);
    for (const [number, distance] of [
      [2, -200],
      [1, 200],
    ] as const) {
      await swipe(page, distance);
      await expectCard(page, number);
      await expect(controls(page).first()).toHaveAttribute("aria-disabled", String(number === 1));
    }
    expect(await announcements.jsonValue()).toEqual([2, 1].map(positionOf));
  });

  test("the position follows the keyboard, and cards lead to their studies", async ({ page }) => {
    await cards(page).first().getByRole("link").last().focus();
    await expectCard(page, 1);
    await page.keyboard.press("Tab");
    await expect(cards(page).nth(1).getByRole("link").first()).toBeFocused();
    await expectCard(page, 2);
    await studyLinks(page).nth(1).press("Enter");
    await expect(page).toHaveURL(new RegExp(`${studies[1]?.address ?? ""}$`, "u"));
  });

  test("the controls go one card on and back, however quickly", async ({ page }) => {
    const [previous, next] = [controls(page).first(), controls(page).last()];
    // The edge of the next card shows that there is more.
    expect((await cards(page).nth(1).boundingBox())?.x).toBeLessThan(360 - 12);
    const announcements = await announcementsOf(page);
    await previous.press("Enter");
    await expectCard(page, 1);
    const total = studies.length;
    // One press more than there are cards.
    for (let number = 1; number <= total; number += 1) await next.press("Enter");
    await expectCard(page, total);
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(next).toBeFocused();
    expect(await announcements.jsonValue()).toEqual(studies.map((_, index) => positionOf(index + 1)).slice(1));
    await previous.tap();
    await expectCard(page, total - 1);
    await expect(next).toHaveAttribute("aria-disabled", "false");
  });

  test("under reduced motion the cards do not slide", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // A key has acted when it has been pressed; a tap may act later.
    await controls(page).last().press("Enter");
    expect(await cardInView(page)).toBe(2);
  });
});

test("on wide screens each project leads to all of its steps, by names of their own", async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto("/our-projects/");
  for (const [index, { steps }] of studies.entries()) {
    const links = cards(page).nth(index).getByRole("navigation").getByRole("link");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      steps.map(({ address }) => address),
    );
  }
  const names = await cards(page)
    .getByRole("navigation")
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("aria-label")));
  expect(new Set(names).size).toBe(names.length);
});

test("wide screens show all projects, and narrow ones the controls", async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto("/our-projects/");
  await expect(controls(page).first()).toBeHidden();
  const targets = await studyLinks(page).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(studies.map(({ address }) => address));
  for (const card of await cards(page).all()) await expect(card).toBeVisible();
  await page.setViewportSize(phone);
  await controls(page).last().click();
  await expectCard(page, 2);
  await page.setViewportSize(laptop);
  await expect(controls(page).first()).toBeHidden();
});
