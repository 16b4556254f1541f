import { expect, test, type Page } from "@playwright/test";
import { phone } from "./site";

const tableRoles = ["table", "row", "columnheader", "rowheader", "cell"];

/** The parts of tables in Chromium's accessibility tree, by role and name; blocks have other spaces in theirs. */
const tableParts = async (page: Page): Promise<readonly string[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && tableRoles.includes(String(role?.value)))
    .map(({ role, name }) => `${String(role?.value)} ${String(name?.value).replaceAll(" ", "")}`);
};

// How they look: __tests__/visual/. Labels are no part of a cell's name.
test("rows that are blocks on a phone stay a table for assistive technology, with labels and without", async ({
  page,
}) => {
  await page.goto("/styleguide/");
  const parts = await tableParts(page);
  for (const role of tableRoles) expect(parts).toContainEqual(expect.stringMatching(new RegExp(`^${role} `, "u")));
  const labels = page.locator(".data-table__label").last();
  const rows = [".data-table--labels tr", ".data-table:not(.data-table--labels) tr"].map((tr) =>
    page.locator(tr).last(),
  );
  for (const row of rows) await expect(row).toHaveCSS("display", "table-row");
  await expect(labels).toBeHidden();
  await page.setViewportSize(phone);
  for (const row of rows) await expect(row).toHaveCSS("display", "block");
  await expect(labels).toBeVisible();
  await expect.poll(() => tableParts(page)).toEqual(parts);
});
