import { expect, type Locator, type Page } from "@playwright/test";
import { uiStrings } from "../../src/strings/ui-strings";
import { dialogs } from "./content";
import { smallTargets } from "./testing/target-size";
import { layoutErrors, textSpacing } from "./testing/layout-errors";
import {
  builtHtml,
  canFocusMain,
  everyPage,
  containsFocus,
  laptop,
  pagePerTemplate,
  phone,
  sampleTest,
  test,
  unknownPage,
  wheelMoves,
  zoomed,
  zoomedMost,
} from "./site";
import { allStates, closeButton, menuButton, openState, statementButton, states } from "./states";

/** Every modal after ARIA's modal dialog pattern; statement and messages close by their buttons only, as specified. */

test.use({ viewport: phone });

for (const state of allStates) {
  const { returnsFocusTo } = state;
  if (returnsFocusTo === undefined) continue;
  test(
    `${state.name}: name, focus, inert page, reflow, closing`,
    sampleTest(state.isAlike !== true),
    async ({ page }) => {
      await openState(page, state);
      const dialog = page.getByRole("dialog");

      await test.step("name, description, focus", async () => {
        await expect(dialog).toHaveAccessibleName(/\S/u);
        await expect.poll(() => containsFocus(dialog)).toBe(true);
        const stops = await dialog.locator("a, button").count();
        for (const key of ["Tab", "Shift+Tab"]) {
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
      await test.step("targets, text spacing, small viewports", async () => {
        expect.soft(await smallTargets(page)).toEqual([]);
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
          await closeButton(page).click();
        }
        await expect(dialog).toHaveCount(0);
        await expect(returnsFocusTo(page)).toBeFocused();
        expect(await canFocusMain(page)).toBe(true);
      });
    },
  );
}

test.describe("the menu", () => {
  const menu = (page: Page) => page.getByRole("dialog", { name: uiStrings.menu });
  const closeControls = (page: Page) => menu(page).getByRole("button", { name: uiStrings.closeMenu });

  test("its icon, the button at its end and a press on the backdrop close it and give the focus back", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await page.goto(states.menu.page);
    for (const close of [
      () => closeControls(page).first().click(),
      () => closeControls(page).last().click(),
      () => page.mouse.click(20, 400),
    ]) {
      await menuButton(page).press("Enter");
      await expect(menu(page)).toBeVisible();
      await expect(menuButton(page)).toHaveCount(0);
      await close();
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    }
    expect(await wheelMoves(page), "the page scrolls again").toBeGreaterThan(0);
  });

  // That its links lead on, which closes it: __tests__/engines/dialogs.spec.ts.
  test("closes when the viewport grows past its layout", async ({ page }) => {
    await openState(page, states.menu);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(menu(page)).toBeHidden();
    expect(await canFocusMain(page)).toBe(true);
  });
});

test("the statement is 600 px high and 80 % wide, and fits a small screen; its icon closes it", async ({ page }) => {
  await openState(page, states.statement);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveCount(dialogs.statement.tools.length);
  for (const link of ["a[href^='mailto:']", "a[href='/accessibility-statement/']"])
    await expect(dialog.locator(link)).toBeVisible();
  const size = async () => {
    const { width, height } = (await dialog.boundingBox()) ?? { width: 0, height: 0 };
    return { width: Math.round(width), height: Math.round(height) };
  };
  for (const viewport of [laptop, { width: 1000, height: 700 }]) {
    await page.setViewportSize(viewport);
    await expect.poll(size).toEqual({ width: viewport.width * 0.8, height: 600 });
  }
  await page.setViewportSize({ width: 320, height: 480 });
  await expect(dialog).toBeInViewport({ ratio: 1 });
  for (const button of await dialog.getByRole("button").all()) await expect(button).toBeInViewport();
  await dialog.getByRole("button").first().click();
  await expect(dialog).toBeHidden();
  await expect(statementButton(page)).toBeFocused();
});

test("an enlarged picture is loaded when its dialog opens, not before", async ({ page }) => {
  // A drawing is the same file as the picture on the page, and so is there already.
  const address = everyPage.find((one) => /enlarged__picture" src="\S+(?:png|jpg)"/u.test(builtHtml(one))) ?? "";
  test.skip(address === "", "No page has such a picture.");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto(address);
  const figure = page.locator("figure:has(dialog img:is([src$=png], [src$=jpg]))").first();
  const [shown, enlarged] = [figure.locator("img").first(), figure.locator("dialog img")];
  const isLoaded = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => isLoaded(shown)).toBe(true);
  expect(requested).not.toContain(await enlarged.evaluate((image: HTMLImageElement) => image.src));
  await figure.locator("figcaption button").click();
  await expect.poll(() => isLoaded(enlarged)).toBe(true);
});

test("pictures are twice as wide enlarged, scroll, close by Escape and a click outside", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const button = page.getByRole("button", { name: uiStrings.enlargePicture, exact: true });
  const view = page.getByRole("dialog").getByRole("group", { name: uiStrings.enlargedPicture });
  const scroll = () =>
    view.evaluate((it) => [it.scrollLeft / (it.scrollWidth - it.clientWidth), it.scrollTop / it.scrollHeight]);
  const ways = [() => page.keyboard.press("Escape"), () => page.mouse.click(180, 20)];
  for (const address of pagePerTemplate.filter((one) => one !== unknownPage)) {
    if (!builtHtml(address).includes(uiStrings.enlargePicture)) continue;
    await page.goto(address);
    for (const [index, figure] of (await page.getByRole("figure").filter({ has: button }).all()).entries()) {
      const { width: shown = 0 } = (await figure.getByRole("img").boundingBox()) ?? {};
      await figure.locator(button).press("Enter");
      await expect(view).toBeFocused();
      const picture = view.getByRole("img");
      const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      // A small file is shown at its own size.
      expect(width, address).toBeGreaterThanOrEqual(Math.min(2 * shown, Number(await picture.getAttribute("width"))));
      await expect.poll(scroll).toEqual([0, 0]);
      // On a busy machine Chromium loses a key while another one scrolls.
      const press = (key: string) => page.keyboard.press(key).then(scroll);
      await expect.poll(async () => (await press("ArrowRight"))[0]).toBeGreaterThan(0);
      if (height > 740) await expect.poll(async () => (await press("ArrowDown"))[1]).toBeGreaterThan(0);
      await ways[index % ways.length]?.();
      await expect(figure.locator(button)).toBeFocused();
    }
  }
});
