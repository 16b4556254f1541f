import { expect, test } from "@playwright/test";

const address = "/services/capability-statement/";

/** The page count is in the root of a PDF's page tree (PDF 1.7, 7.7.3.2). */
const pageCount = (pdf: Buffer): number => {
  const counts = [...pdf.toString("latin1").matchAll(/\/Type \/Pages[\s\S]{0,200}?\/Count (\d+)/gu)];
  return Math.max(...counts.map(([, count]) => Number(count)));
};

const usLetter = /\/MediaBox \[0 0 612 792\]/u;

for (const colorScheme of ["light", "dark"] as const) {
  test(`prints on one sheet of US Letter, from the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    const pdf = await page.pdf({ preferCSSPageSize: true, tagged: false });
    expect(pageCount(pdf)).toBe(1);
    expect(pdf.toString("latin1")).toMatch(usLetter);
  });
}

test("prints all of main except the download link, and no footer", async ({ page }) => {
  await page.goto(address);
  const main = page.getByRole("main");
  const download = main.locator("a[href$='.pdf']");
  await expect(download).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const part of await main.locator("h1, h2, td").all()) await expect(part).toBeVisible();
  await expect(download).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
});

test("other pages print with their footer and on the printer's paper", async ({ page }) => {
  await page.goto("/services/");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true, tagged: false });
  expect(pdf.toString("latin1")).not.toMatch(usLetter);
});
