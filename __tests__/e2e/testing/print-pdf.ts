import type { Page } from "@playwright/test";

/**
 * Prints a page on A4, unless it asks for another size. The file is read without a library: Chromium compresses the
 * pages' contents only, and writes one entry a line. That it is tagged is Chromium's doing.
 * @returns how many pages it has, and width and height of the first sheet in points
 */
export const printPdf = async (page: Page) => {
  const file = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  const sheet = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/u.exec(file) ?? [];
  return {
    pageCount: file.match(/\/Type \/Page\s/gu)?.length ?? 0,
    sheet: sheet.slice(1).map(Number),
  };
};
