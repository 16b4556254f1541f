import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { mockPosts } from "../e2e/site";
import { closeBothErrors, sendMessage, submitButton } from "../e2e/states";

/**
 * Accessibility-tree snapshots of the components and sections on the style guide page, whose data are fixtures: roles,
 * names, states and order as assistive technology gets them. --update-snapshots=changed writes them; review the diff.
 */

const snapshotFolder = path.join(__dirname, "style-guide");

/** Short, since nothing on the page changes; a snapshot that differs takes this long. */
const timeout = 1_000;

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto("/styleguide/");
});

test("components and sections", async ({ page }) => {
  const names: string[] = [];
  for (const entry of await page.locator("[data-folder]").all()) {
    const name = `${((await entry.getAttribute("data-folder")) ?? "").replaceAll("/", "-")}.aria.yml`;
    await expect.soft(entry).toMatchAriaSnapshot({ name, timeout });
    names.push(name);
  }
  const stored = readdirSync(snapshotFolder).filter((name) => !name.startsWith("dialog-"));
  expect(stored.sort(), "each snapshot has its component").toEqual(names.sort());
});

test("dialogs of the contact form", async ({ page }) => {
  await mockPosts(page);
  const dialog = page.getByRole("dialog");
  await submitButton(page).click();
  await expect(page.locator("[aria-modal=true]")).toHaveCount(2);
  await expect.soft(dialog).toMatchAriaSnapshot({ name: "dialog-error.aria.yml", timeout });
  await closeBothErrors(page);
  await sendMessage(page);
  await expect(dialog).toBeVisible();
  await expect.soft(dialog).toMatchAriaSnapshot({ name: "dialog-success.aria.yml", timeout });
});
