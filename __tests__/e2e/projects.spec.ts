import { expect, test, type Page } from "@playwright/test";
import { openPage, phone, laptop } from "./site";

const cards = (page: Page) => page.getByRole("list", { name: "Projects" }).getByRole("listitem");
const position = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: /^Project \d of \d$/u });
const control = (page: Page, name: "Previous project" | "Next project") => page.getByRole("button", { name });

/** The number of the card that fills the view, from 1. */
const cardInView = (page: Page): Promise<number> =>
  page.getByRole("list", { name: "Projects" }).evaluate((list) => {
    const middle = list.getBoundingClientRect().left + list.getBoundingClientRect().width / 2;
    return (
      [...list.children].findIndex((card) => {
        const { left, right } = card.getBoundingClientRect();
        return left <= middle && middle <= right;
      }) + 1
    );
  });

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the controls move one card and say which is shown", async ({ page }) => {
    await openPage(page, "/our-projects/");
    await expect(position(page)).toHaveText("Project 1 of 3");
    expect(await cardInView(page)).toBe(1);
    for (const number of [2, 3]) {
      await control(page, "Next project").click();
      await expect(position(page)).toHaveText(`Project ${number} of 3`);
      await expect.poll(() => cardInView(page)).toBe(number);
    }
    await control(page, "Previous project").click();
    await expect(position(page)).toHaveText("Project 2 of 3");
    await expect.poll(() => cardInView(page)).toBe(2);
  });

  test("two quick presses move two cards", async ({ page }) => {
    await openPage(page, "/our-projects/");
    await control(page, "Next project").click();
    await control(page, "Next project").click();
    await expect.poll(() => cardInView(page)).toBe(3);
    await expect(position(page)).toHaveText("Project 3 of 3");
  });

  test("at the ends the control keeps the focus and says that it does nothing", async ({ page }) => {
    await openPage(page, "/our-projects/");
    const previous = control(page, "Previous project");
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await previous.focus();
    await page.keyboard.press("Enter");
    await expect(previous).toBeFocused();
    await expect(position(page)).toHaveText("Project 1 of 3");
    await expect(control(page, "Next project")).toHaveAttribute("aria-disabled", "false");
  });

  test("a swipe is followed by the words", async ({ page }) => {
    await openPage(page, "/our-projects/");
    await page.getByRole("list", { name: "Projects" }).evaluate((list) => list.scrollBy({ left: list.clientWidth }));
    await expect(position(page)).toHaveText("Project 2 of 3");
  });

  test("nothing moves by itself", async ({ page }) => {
    await openPage(page, "/our-projects/");
    await page.waitForTimeout(6000);
    expect(await cardInView(page)).toBe(1);
    await expect(position(page)).toHaveText("Project 1 of 3");
  });

  test("one card is in view, and it leads to its case study", async ({ page }) => {
    await openPage(page, "/our-projects/");
    await control(page, "Next project").click();
    await expect.poll(() => cardInView(page)).toBe(2);
    const link = cards(page).nth(1).getByRole("link");
    const target = await link.getAttribute("href");
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${target ?? ""}$`, "u"));
  });

  test("the keyboard reaches every card, and the words follow", async ({ page }) => {
    await openPage(page, "/our-projects/");
    await cards(page).first().getByRole("link").focus();
    await page.keyboard.press("Tab");
    await expect(cards(page).nth(1).getByRole("link")).toBeFocused();
    await expect(position(page)).toHaveText("Project 2 of 3");
  });

  test("under reduced motion the cards do not slide", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPage(page, "/our-projects/");
    await control(page, "Next project").click();
    expect(await cardInView(page)).toBe(2);
  });
});

test.describe("on wide screens", () => {
  test.use({ viewport: laptop });

  test("all three cards show, without controls, and lead to the studies", async ({ page }) => {
    await openPage(page, "/our-projects/");
    await expect(cards(page)).toHaveCount(3);
    await expect(control(page, "Next project")).toBeHidden();
    for (const card of await cards(page).all()) await expect(card.getByRole("heading")).toBeVisible();
    const targets = await cards(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect([...targets].sort()).toEqual(["/project-grooming-table/", "/project-senate/", "/project-step-up-90/"]);
  });

  test("a press anywhere on a card follows its link", async ({ page }) => {
    await openPage(page, "/our-projects/");
    await cards(page)
      .first()
      .click({ position: { x: 10, y: 10 } });
    await expect(page).toHaveURL(/\/project-[a-z0-9-]+\/$/u);
  });
});
