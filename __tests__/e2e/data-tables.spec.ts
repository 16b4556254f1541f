import { expect, test, type Page } from "@playwright/test";
import { builtHtml, everyPage, phone } from "./site";

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

/** A page of the content with a table whose cells name their column on a phone, or the style guide, which has both. */
const pageWithTable = (hasLabels: boolean): string =>
  everyPage.find((address) => {
    const html = builtHtml(address);
    return html.includes("<table") && html.includes('data-table__label"') === hasLabels;
  }) ?? "/styleguide/";

// How they look: __tests__/visual/. Labels are no part of a cell's name.
for (const hasLabels of [false, true]) {
  const address = pageWithTable(hasLabels);
  test(`${address}: rows that are blocks on a phone stay a table for assistive technology`, async ({ page }) => {
    await page.goto(address);
    const parts = await tableParts(page);
    for (const role of tableRoles) expect(parts).toContainEqual(expect.stringMatching(new RegExp(`^${role} `, "u")));
    const row = page.getByRole("row").last();
    const labels = page.locator(".data-table__label:visible");
    await expect(row).toHaveCSS("display", "table-row");
    await expect(labels).toHaveCount(0);
    await page.setViewportSize(phone);
    await expect(row).toHaveCSS("display", "block");
    expect((await labels.count()) > 0).toBe(hasLabels);
    await expect.poll(() => tableParts(page)).toEqual(parts);
  });
}
