import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { hydrate } from "../e2e/site";

/**
 * Accessibility-tree snapshots of the components and sections on the style guide page, whose data are fixtures: roles,
 * names, states and order as assistive technology gets them. `npm run snapshots:update` writes them; review the diff.
 */

const snapshotFolder = path.join(__dirname, "style-guide");

/** Short, since nothing on the page changes; a snapshot that differs takes this long. */
const timeout = 1_000;

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto("/styleguide/");
  await hydrate(page);
  await expect(page.getByRole("button", { name: "Open an error" })).toBeVisible();
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

test("dialogs", async ({ page }) => {
  for (const [button, name] of [
    ["Open an error", "dialog-error"],
    ["Open a success", "dialog-success"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    const dialog = page.getByRole("dialog");
    await expect.soft(dialog).toMatchAriaSnapshot({ name: `${name}.aria.yml`, timeout });
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
});
