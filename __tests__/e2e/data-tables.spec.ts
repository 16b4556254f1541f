// A table whose rows are blocks on a phone stays a table for assistive technology.
import { expect, test, type Page } from "@playwright/test";
import { phone } from "./site-test";

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

// How they look: __tests__/visual/.
test("tables stay tables for screen readers, also as blocks on phones", async ({ page }) => {
  await page.goto("/styleguide/");
  const parts = await tableParts(page);
  for (const role of tableRoles) expect(parts).toContainEqual(expect.stringMatching(new RegExp(`^${role} `, "u")));
  const stacked = page.locator(".data-table--stacked tr").last();
  // The rows of bars are no table rows anywhere.
  const bars = page.locator(".data-table--bars tr").last();
  await expect(bars).toHaveCSS("display", "grid");
  expect(parts).toContain(`cell ${await bars.locator("td").last().innerText()}`);
  await expect(stacked).toHaveCSS("display", "table-row");
  await page.setViewportSize(phone);
  await page.locator("details:has(table) > summary").click();
  await expect(stacked).toHaveCSS("display", "block");
  await expect.poll(() => tableParts(page)).toEqual(parts);
});

test("marks stay under the names of their columns on phones, and have their words with very large text", async ({
  page,
}) => {
  await page.goto("/styleguide/");
  const table = page.locator(".data-table--marks");
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    const places = await table.locator("tr").evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].slice(1).map((cell) => {
          const { left, top } = cell.getBoundingClientRect();
          return { left: Math.round(left), top: Math.round(top) };
        }),
      ),
    );
    const lefts = places.map((row) => row.map(({ left }) => left));
    expect(lefts).toEqual(lefts.map(() => lefts[0]));
    for (const row of places) expect(new Set(row.map(({ top }) => top)).size).toBe(1);
  }
  // Below 18 rem, as with the text at 200 percent.
  await page.setViewportSize({ width: 280, height: 740 });
  const name = await table.locator("thead th").nth(1).textContent();
  await expect(table.locator("td").first()).toBeVisible();
  const shown = await table
    .locator("td")
    .first()
    .evaluate((cell) => getComputedStyle(cell, "::before").content);
  expect(shown).toBe(`"${name ?? ""}" / ""`);
  const widths = await table
    .locator(":scope, tbody th")
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
  expect(widths).toEqual(widths.map(() => widths[0]));
});

test("on phones each cell has the name of its column above it, which is not heard twice", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/styleguide/");
  const table = page.locator(".data-table--stacked:has([data-column]):not(.data-table--marks)").first();
  const heads = await table.locator("thead th").allTextContents();
  const seen = await table
    .locator("tbody tr")
    .first()
    .locator("td")
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content));
  expect(seen).toEqual(heads.slice(1).map((name) => `"${name}" / ""`));
});
