// Every modal after ARIA's modal dialog pattern; statement and messages close by their buttons only, as specified.
import { expect, type Page } from "@playwright/test";
import { uiStrings } from "../../src/strings/ui-strings";
import { dialogs } from "./content";
import { layoutErrors, textSpacing } from "./testing/layout-errors";
import { containsFocus, laptop, phone, test, zoomed, zoomedMost } from "./site-test";
import { allStates, closeButton, enlargeButton, menuButton, openState, statementButton, states } from "./states";

test.use({ viewport: phone });

/** Tries to focus the first shown control of main, which must not work while a modal is open. */
const canFocusMain = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>("main :is(a[href], button, input)");
    const control = [...controls].find((element) => element.checkVisibility());
    control?.focus();
    return control !== undefined && document.activeElement === control;
  });

/** Scrolls down from the top by the wheel over the middle of the viewport. @returns by how many pixels the page scrolled */
const wheelMoves = async (page: Page): Promise<number> => {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const { width, height } = page.viewportSize() ?? phone;
  const session = await page.context().newCDPSession(page);
  const middle = { x: width / 2, y: height / 2 };
  await session.send("Input.synthesizeScrollGesture", { ...middle, yDistance: -400, gestureSourceType: "mouse" });
  await session.detach();
  return page.evaluate(() => window.scrollY);
};

for (const state of allStates) {
  const { returnsFocusTo } = state;
  if (returnsFocusTo === undefined) continue;
  test(`${state.name}: name, focus, inert page, reflow, closing`, async ({ page }) => {
    await openState(page, state);
    const dialog = page.getByRole("dialog");

    await test.step("name, description, focus", async () => {
      await expect(dialog).toHaveAccessibleName(/\S/u);
      await expect.poll(() => containsFocus(dialog)).toBe(true);
      // A click on its ground must not take the focus out.
      await dialog.click({ position: { x: 4, y: 4 } });
      const stops = await dialog.locator("a, button").count();
      for (const key of ["Shift+Tab", "Tab"]) {
        for (let stop = 0; stop <= stops; stop += 1) {
          await page.keyboard.press(key);
          // Between the last and the first stop of a native dialog the browser's own controls have the focus.
          const isInBrowser = await page.evaluate(() => document.activeElement === document.body);
          expect(isInBrowser || (await containsFocus(dialog)), key).toBe(true);
        }
      }
    });
    await test.step("the page behind is inert and does not scroll", async () => {
      expect(await canFocusMain(page)).toBe(false);
      expect(await wheelMoves(page)).toBe(0);
    });
    await test.step("text spacing, small viewports", async () => {
      for (const viewport of [phone, zoomed, zoomedMost]) {
        await page.setViewportSize(viewport);
        for (const userStyle of ["", textSpacing])
          expect.soft(await layoutErrors(page, userStyle), userStyle).toMatchObject({ cut: [], overlaps: [] });
      }
      await page.setViewportSize(phone);
    });
    await test.step("how it closes", async () => {
      await page.keyboard.press("Escape");
      if (state.closesOnEscape !== true) {
        await page.keyboard.press("Escape");
        await page.mouse.click(2, 2);
        await expect(dialog).toHaveCount(1);
        // Only a button that leads on is filled, and Close doesn't.
        await expect(closeButton(page)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
        await closeButton(page).click();
      }
      await expect(dialog).toHaveCount(0);
      await expect(returnsFocusTo(page)).toBeFocused();
      expect(await canFocusMain(page)).toBe(true);
    });
  });
}

test("the menu closes by buttons, outside and by width, and returns focus", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto(states.menu.page);
  const menu = page.getByRole("dialog", { name: uiStrings.menu });
  const closeControls = menu.getByRole("button", { name: uiStrings.closeMenu });
  for (const close of [
    () => closeControls.first().click(),
    () => closeControls.last().click(),
    () => page.mouse.click(20, 400),
  ]) {
    await menuButton(page).press("Enter");
    await expect(menu).toBeVisible();
    await expect(menuButton(page)).toHaveCount(0);
    await close();
    await expect(menu).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  }
  expect(await wheelMoves(page), "the page scrolls again").toBeGreaterThan(0);
  // A window that gets wide closes it. That its links do: __tests__/engines/dialogs.spec.ts.
  await menuButton(page).press("Enter");
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(menu).toBeHidden();
  expect(await canFocusMain(page)).toBe(true);
});

test("the statement is 600 px by 80 %, and fits small screens", async ({ page }) => {
  await openState(page, states.statement);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveCount(dialogs.statement.tools.length);
  for (const link of ["a[href^='mailto:']", "a[href='/accessibility-statement/']"])
    await expect(dialog.locator(link)).toBeVisible();
  for (const viewport of [laptop, { width: 1000, height: 700 }]) {
    await page.setViewportSize(viewport);
    const size = async () => {
      const { width = 0, height = 0 } = (await dialog.boundingBox()) ?? {};
      return [Math.round(width), Math.round(height)];
    };
    await expect.poll(size).toEqual([viewport.width * 0.8, 600]);
  }
  await page.setViewportSize({ width: 320, height: 480 });
  await expect(dialog).toBeInViewport({ ratio: 1 });
  for (const button of await dialog.getByRole("button").all()) await expect(button).toBeInViewport();
  await dialog.getByRole("button").first().click();
  await expect(dialog).toBeHidden();
  await expect(statementButton(page)).toBeFocused();
});

// How wide the picture is: figure-text.spec.ts.
test("an enlarged picture scrolls by keys, and closes by Escape or outside", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const view = page.getByRole("dialog").getByRole("group", { name: uiStrings.enlargedPicture });
  const scroll = () =>
    view.evaluate((it) => [it.scrollLeft / (it.scrollWidth - it.clientWidth), it.scrollTop / it.scrollHeight]);
  for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(180, 20)]) {
    await page.goto(states.enlargedPicture.page);
    await enlargeButton(page).focus();
    const cut = await page
      .locator("figure:has(dialog) img")
      .first()
      .evaluate((it) => Math.max(0, -it.getBoundingClientRect().top / it.getBoundingClientRect().height));
    await page.keyboard.press("Enter");
    await expect(view).toBeFocused();
    await expect.poll(async () => (await scroll())[0]).toBe(0);
    const furthest = await view.evaluate((it) => (it.scrollHeight - it.clientHeight) / it.scrollHeight);
    await expect.poll(async () => (await scroll())[1]).toBeCloseTo(Math.min(cut, furthest), 1);
    // On a busy machine Chromium loses a key while another one scrolls.
    await expect.poll(async () => (await page.keyboard.press("ArrowRight").then(scroll))[0]).toBeGreaterThan(0);
    await close();
    await expect(enlargeButton(page)).toBeFocused();
  }
});

test("the keyboard fits an enlarged picture to the window and back", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(states.enlargedPicture.page);
  const dialog = page.getByRole("dialog");
  const fit = dialog.getByRole("button", { name: uiStrings.fitPicture });
  const overflow = () =>
    dialog
      .getByRole("group", { name: uiStrings.enlargedPicture })
      .evaluate((it) => Math.max(it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight));
  await enlargeButton(page).press("Enter");
  await expect(fit).toHaveAttribute("aria-pressed", "false");
  expect(await overflow()).toBeGreaterThan(0);
  await fit.press("Enter");
  await expect(fit).toHaveAttribute("aria-pressed", "true");
  await expect(fit).toBeFocused();
  await expect.poll(overflow).toBe(0);
  await fit.press("Space");
  await expect(fit).toHaveAttribute("aria-pressed", "false");
  await expect.poll(overflow).toBeGreaterThan(0);
});
