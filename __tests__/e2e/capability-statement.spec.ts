import { expect, test, type Page } from "@playwright/test";
import { readPdf } from "../build/read-pdf";

const usLetter = [0, 0, 612, 792];

/** A4, unless the page asks for another size. */
const printed = async (page: Page) => readPdf(await page.pdf({ format: "A4", preferCSSPageSize: true, tagged: true }));

test("the capability statement prints on one sheet of US Letter: all of main but the download link, no footer", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/services/capability-statement/");
  const main = page.getByRole("main");
  const download = main.locator("a[href$='.pdf']");
  await expect(download).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const part of await main.locator("h1, h2, td").all()) await expect(part).toBeVisible();
  await expect(download).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, media: null });
    expect(await printed(page)).toMatchObject({ pageCount: 1, size: usLetter });
  }
});

test("other pages print with their footer and on the printer's paper", async ({ page }) => {
  await page.goto("/services/");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect((await printed(page)).size).not.toEqual(usLetter);
});
