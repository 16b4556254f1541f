import { expect, test } from "@playwright/test";
import { laptop, openPage, phone } from "./site";

const address = "/accessibility-conformance-report/";

test("on wide screens a table with its columns' names", async ({ page }) => {
  await page.setViewportSize(laptop);
  await openPage(page, address);
  const table = page.getByRole("table", { name: /level A$/u });
  await expect(table.getByRole("columnheader", { name: "Result" })).toBeVisible();
  await expect(table.getByText("Result", { exact: true })).toHaveCount(
    1 + (await table.getByRole("rowheader").count()),
  );
  const row = table.getByRole("row", { name: /1\.1\.1/u });
  const [criterion, remark] = await Promise.all([
    row.getByRole("rowheader").boundingBox(),
    row.getByRole("cell").last().boundingBox(),
  ]);
  expect(remark?.x ?? 0).toBeGreaterThan((criterion?.x ?? 0) + (criterion?.width ?? 0) - 1);
});

test("on a phone each row is a block with its labels, still a table by its roles, and nothing goes sideways", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, address);
  const row = page.getByRole("table", { name: /level A$/u }).getByRole("row", { name: /1\.1\.1/u });
  const [criterion, remark] = await Promise.all([
    row.getByRole("rowheader").boundingBox(),
    row.getByRole("cell").last().boundingBox(),
  ]);
  expect(remark?.y ?? 0).toBeGreaterThan((criterion?.y ?? 0) + (criterion?.height ?? 0) - 1);
  await expect(row.getByText("Result", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test("a row's check by hand leads to where it is described", async ({ page }) => {
  await page.setViewportSize(laptop);
  await openPage(page, address);
  await page
    .getByRole("row", { name: /1\.3\.3/u })
    .getByRole("link", { name: "review of words" })
    .click();
  await expect(page).toHaveURL(/#ui-check-text-review$/u);
  await expect(page.locator("#ui-check-text-review")).toBeInViewport();
});
