// The conformance report: on phones its tables are folded by guideline; wide screens and paper show every row.
import { expect } from "@playwright/test";
import { conformanceStrings } from "../../src/strings/conformance-strings";
import { phone, test } from "./site-test";

const report = "/accessibility-conformance-report/";
const reflow = `${report}#criterion-1.4.10`;

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("guidelines are folded with their results, and open by press or link", async ({ page }) => {
    await page.goto(report);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const folded = await height();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("main details")) details.toggleAttribute("open", true);
    });
    expect(folded).toBeLessThan((await height()) / 2);
    await page.reload();
    const rows = page.getByRole("main").getByRole("row", { name: /^\d\.\d\.\d/u });
    await expect(rows).toHaveCount(0);
    const guideline = page.locator("summary", { hasText: conformanceStrings.guidelines["1.1"] });
    await expect(guideline).toContainText(conformanceStrings.results.supports);
    await guideline.click();
    await expect(rows.first()).toBeVisible();
    await page.goto(reflow);
    await expect(page.locator(":target")).toBeInViewport();
    await expect(page.getByRole("rowheader", { name: "1.4.10" })).toBeVisible();
  });
});

for (const [place, media] of [
  ["wide screens", "screen"],
  ["paper", "print"],
] as const)
  test(`every criterion is shown on ${place}`, async ({ page }) => {
    await page.goto(report);
    await page.emulateMedia({ media });
    const rows = await page.locator("main tbody tr").all();
    expect(rows.length).toBeGreaterThan(60);
    for (const row of rows) await expect(row).toBeVisible();
    // On wide screens nothing folds, so nothing may look as if it did.
    if (media === "screen") await expect(page.locator("main summary:visible")).toHaveCount(0);
  });

test("what isn't fully supported stands before the tables as well, with links to its rows", async ({ page }) => {
  await page.goto(report);
  const { partiallySupports, doesNotSupport } = conformanceStrings.results;
  const rows = page
    .locator("main tbody tr")
    .filter({ hasText: new RegExp(`${partiallySupports}|${doesNotSupport}`, "u") });
  const ids = await rows.evaluateAll((all) => all.map(({ id }) => `#${id}`));
  const links = page.locator("main dl a[href^='#criterion-']");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(ids);
});
