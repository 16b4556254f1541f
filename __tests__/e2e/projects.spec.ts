import { expect, type Locator, type Page } from "@playwright/test";
import { interpolate } from "../../src/lib/interpolate";
import { uiStrings } from "../../src/strings/ui-strings";
import { studies } from "./content";
import { builtHtml, laptop, phone, test } from "./site";

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

const expectCard = async (page: Page, number: number, total = studies.length): Promise<void> => {
  await expect.poll(() => cardInView(page)).toBe(number);
  await expect(position(page)).toHaveText(interpolate(uiStrings.projectPosition, { number, total }));
};

/** Records what the status says from now on, as a live region announces it. */
const announcementsOf = (page: Page) =>
  position(page).evaluateHandle((status) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(status.textContent)).observe(status, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return texts;
  });

/** The words for each of these cards. */
const positions = (numbers: readonly number[], total = studies.length): readonly string[] =>
  numbers.map((number) => interpolate(uiStrings.projectPosition, { number, total }));

/** Swipes over the cards by a finger. @param distance pixels, to the left if negative */
const swipe = async (page: Page, distance: number): Promise<void> => {
  await cards(page).first().scrollIntoViewIfNeeded();
  const box = await list(page).boundingBox();
  if (box === null) throw new Error("The cards are not visible.");
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", moved?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        moved === undefined ? [] : [{ x: box.x + (box.width - distance) / 2 + moved, y: box.y + box.height / 2 }],
    });
  const steps = 20;
  await touch("touchStart", 0);
  for (let step = 1; step <= steps; step += 1) await touch("touchMove", (distance * step) / steps);
  await touch("touchEnd");
  await session.detach();
};

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await page.goto("/our-projects/");
  });

  test("the position follows swipes, and says each card once", async ({ page }) => {
    const announcements = await announcementsOf(page);
    await swipe(page, -200);
    await expectCard(page, 2);
    await expect(controls(page).first()).toHaveAttribute("aria-disabled", "false");
    await swipe(page, 200);
    await expectCard(page, 1);
    await expect(controls(page).first()).toHaveAttribute("aria-disabled", "true");
    expect(await announcements.jsonValue()).toEqual(positions([2, 1]));
  });

  test("the position follows the keyboard, and a card leads to its case study", async ({ page }) => {
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
    await controls(page).last().tap();
    expect(await cardInView(page)).toBe(2);
  });
});

/** The built page with another number of cards: the first ones, or all of them again and again. */
const withCards = (count: number): string => {
  const html = builtHtml("/our-projects/");
  const row = /(?<=<ul[^>]*project-cards__row[^>]*>).*?(?=<\/ul>)/su;
  const total = /(?<=data-carousel-position[^>]*>1<\/span>[^\d]*)\d+/u;
  const built = row.exec(html)?.[0].match(/<li class="project-card">.*?<\/li>/gsu) ?? [];
  expect([built.length, Number(total.exec(html)?.[0])]).toEqual([studies.length, studies.length]);
  return html
    .replace(row, () => Array.from({ length: count }, (_, index) => built[index % built.length]).join(""))
    .replace(total, () => String(count));
};

test.describe("on a phone the controls go on by one card each, up to the last, and back", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  // One card needs no controls: src/sections/project-cards/project-cards.test.tsx.
  for (const [count, how, press] of [
    [2, "tap", (control: Locator) => control.tap({ force: true })],
    [20, "key, quickly", (control: Locator) => control.press("Enter")],
  ] as const) {
    test(`${count} cards, by ${how}`, async ({ page }) => {
      await page.route("**/our-projects/", (route) =>
        route.fulfill({ contentType: "text/html", body: withCards(count) }),
      );
      await page.goto("/our-projects/");
      const [previous, next] = [controls(page).first(), controls(page).last()];
      // The edge of the next card shows that there is more.
      expect((await cards(page).nth(1).boundingBox())?.x).toBeLessThan(360 - 12);
      const announcements = await announcementsOf(page);
      await expect(previous).toHaveAttribute("aria-disabled", "true");
      await press(previous);
      await expectCard(page, 1, count);
      for (let number = 2; number <= count; number += 1) await press(next);
      await expectCard(page, count, count);
      await expect(next).toHaveAttribute("aria-disabled", "true");
      await press(next);
      await expect(next).toBeFocused();
      const numbers = Array.from({ length: count - 1 }, (_, index) => index + 2);
      expect(await announcements.jsonValue()).toEqual(positions(numbers, count));
      await press(previous);
      await expectCard(page, count - 1, count);
      await expect(next).toHaveAttribute("aria-disabled", "false");
    });
  }
});

test("position and controls are right again when the window gets narrow", async ({ page }) => {
  // With two projects there is one card to go on to.
  for (const number of studies.length > 2 ? [1, 2] : [1]) {
    await page.setViewportSize(laptop);
    if (number === 1) await page.goto("/our-projects/");
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
  await page.goto("/our-projects/");
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
