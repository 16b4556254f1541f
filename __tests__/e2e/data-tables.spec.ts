import { expect, test, type Page } from "@playwright/test";
import { laptop, phone } from "./site";

const table = (page: Page) =>
  page
    .getByRole("table")
    .filter({ has: page.getByRole("rowheader") })
    .first();

const reportPath = "/accessibility-conformance-report/";

for (const { viewport, stacked } of [
  { viewport: laptop, stacked: false },
  { viewport: phone, stacked: true },
]) {
  test(`at ${viewport.width} px rows are ${stacked ? "blocks" : "rows"}`, async ({ page }) => {
    await page.goto(reportPath);
    await page.setViewportSize(viewport);
    const row = table(page).getByRole("row").nth(1);
    const [header, cell] = await Promise.all([
      row.getByRole("rowheader").boundingBox(),
      row.getByRole("cell").last().boundingBox(),
    ]);
    if (header === null || cell === null) throw new Error("The row is not visible.");
    if (stacked) expect(cell.y).toBeGreaterThan(header.y + header.height - 1);
    else expect(cell.x).toBeGreaterThan(header.x + header.width - 1);
  });

  test(`at ${viewport.width} px labels are ${stacked ? "visible" : "hidden"}, and no part of a cell's name`, async ({
    page,
  }) => {
    await page.goto("/accessibility-statement/");
    await page.setViewportSize(viewport);
    const column = (await table(page).getByRole("columnheader").nth(1).textContent()) ?? "";
    const row = table(page).getByRole("row").nth(1);
    await expect(row.getByText(column, { exact: true })).toBeVisible({ visible: stacked });
    await expect(row.getByRole("cell", { name: column })).toBeHidden();
  });
}

/** How often Chromium's accessibility tree has each role of a table. */
const tableRoles = async (page: Page): Promise<Readonly<Record<string, number>>> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value));
  const names = ["table", "row", "columnheader", "rowheader", "cell"];
  return Object.fromEntries(names.map((name) => [name, roles.filter((role) => role === name).length]));
};

test("the rows that are blocks are a table for assistive technology", async ({ page }) => {
  await page.goto(reportPath);
  const rows = await tableRoles(page);
  expect(rows["cell"]).toBe(2 * (rows["rowheader"] ?? 0));
  expect(rows["columnheader"]).toBe(3 * (rows["table"] ?? 0));
  await page.setViewportSize(phone);
  await expect.poll(() => tableRoles(page)).toEqual(rows);
});
