import { expect, test, type Locator, type Page } from "@playwright/test";
import { smallTargets } from "./measure/targets";
import { textFaults, textSpacing, under } from "./measure/text-boxes";
import { canFocusMain, holdsFocus, openPage, phone, wheelMoves } from "./site";

/**
 * The drawer and each dialog as a reader with a small window, wide spacing, a keyboard or a screen reader meets them
 * (ARIA's modal dialog pattern). What each does besides stands in its own file.
 */

interface Modal {
  readonly what: string;
  readonly address: string;
  readonly open: (page: Page) => Promise<void>;
  /** Who gets the focus back. */
  readonly opener: (page: Page) => Locator;
  readonly closes: (modal: Locator) => Promise<void>;
  readonly byEscape: boolean;
  readonly described: boolean;
}

const close = (modal: Locator): Promise<void> =>
  modal.getByRole("button", { name: "Close", exact: true }).last().click();
const submit = (page: Page): Locator => page.getByRole("form", { includeHidden: true }).locator("button[type=submit]");
const emailOf = (page: Page): Locator => page.getByRole("form", { includeHidden: true }).getByLabel("Email");

const answer = async (page: Page, status: number): Promise<void> => {
  await page.route("**/api/contact", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status, contentType: "application/json", body: JSON.stringify({ status, body: "No." }) })
      : route.fallback(),
  );
  await emailOf(page).fill("ana@example.com");
  await page.getByRole("form").getByLabel("Message").fill("Hello");
  await submit(page).click();
};

const modals: readonly Modal[] = [
  {
    what: "the drawer",
    address: "/services/",
    open: (page) => page.getByRole("button", { name: "Open Menu" }).click(),
    opener: (page) => page.getByRole("button", { name: "Open Menu" }),
    closes: (modal) => modal.getByRole("button", { name: "Close Menu" }).last().click(),
    byEscape: true,
    described: false,
  },
  {
    what: "the accessibility statement",
    address: "/services/",
    open: (page) => page.getByRole("button", { name: "Accessibility Statement" }).click(),
    opener: (page) => page.getByRole("button", { name: "Accessibility Statement" }),
    closes: close,
    byEscape: false,
    described: false,
  },
  {
    what: "a form error",
    address: "/contact-us/",
    open: async (page) => {
      await emailOf(page).fill("ana@example.com");
      await submit(page).click();
    },
    opener: (page) => page.getByRole("form").getByLabel("Message"),
    closes: close,
    byEscape: false,
    described: true,
  },
  {
    what: "a message that was sent",
    address: "/contact-us/",
    open: (page) => answer(page, 200),
    opener: (page) => submit(page),
    closes: close,
    byEscape: false,
    described: true,
  },
  {
    what: "a message that was refused",
    address: "/contact-us/",
    open: (page) => answer(page, 400),
    opener: (page) => submit(page),
    closes: close,
    byEscape: false,
    described: true,
  },
  {
    what: "an enlarged picture",
    address: "/project-senate/ideate/",
    open: (page) => page.locator(".figure__enlarge").first().click(),
    opener: (page) => page.locator(".figure__enlarge").first(),
    closes: close,
    byEscape: false,
    described: false,
  },
];

test.use({ viewport: phone });

for (const { what, address, open, opener, closes, byEscape, described } of modals) {
  test(`${what}: named, holds the focus, keeps the page still, gives way to its reader, gives the focus back`, async ({
    page,
  }) => {
    await openPage(page, address);
    await open(page);
    const modal = page.getByRole("dialog");
    await expect(modal).toHaveCount(1);
    await expect(modal).toBeVisible();

    await test.step("name, description, focus", async () => {
      await expect(modal).toHaveAccessibleName(/\S/u);
      if (described) await expect(modal).toHaveAccessibleDescription(/\S/u);
      await expect.poll(() => holdsFocus(modal)).toBe(true);
      for (const key of ["Tab", "Shift+Tab"]) {
        for (let stop = 0; stop < 12; stop += 1) {
          await page.keyboard.press(key);
          expect(await holdsFocus(modal), key).toBe(true);
        }
      }
    });
    await test.step("the page behind rests", async () => {
      expect(await canFocusMain(page)).toBe(false);
      expect(await wheelMoves(page)).toBe(0);
    });
    await test.step("targets, spacing, small windows", async () => {
      expect.soft(await smallTargets(page)).toEqual({ under24: [], under44: [] });
      for (const viewport of [phone, { width: 320, height: 256 }]) {
        await page.setViewportSize(viewport);
        expect.soft(await textFaults(page), "as it is").toMatchObject({ cut: [], overlaps: [] });
        expect
          .soft(await under(page, textSpacing, () => textFaults(page)), "text spacing")
          .toMatchObject({ cut: [], overlaps: [] });
      }
      await page.setViewportSize(phone);
    });
    await test.step("how it closes", async () => {
      await page.keyboard.press("Escape");
      if (byEscape) {
        await expect(modal).toHaveCount(0);
        await expect(opener(page)).toBeFocused();
        return;
      }
      await page.mouse.click(2, 2);
      await expect(modal).toHaveCount(1);
      await closes(modal);
      await expect(modal).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    });
    expect(await canFocusMain(page)).toBe(true);
  });
}
