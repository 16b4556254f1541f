import type { Page } from "@playwright/test";

/** What a printed page says about itself. */
interface PrintedPdf {
  readonly pageCount: number;
  readonly title: string;
  /** Whether it is tagged (PDF 1.7, 14.7 and 14.8): marked as such, with a structure tree. */
  readonly isTagged: boolean;
  /** How many elements of the structure tree are main headings. */
  readonly mainHeadings: number;
  /** Width and height of the first sheet in points. */
  readonly sheet: readonly number[];
}

/**
 * Prints a page on A4, unless it asks for another size. The file is read without a library: Chromium compresses the
 * pages' contents only, and writes one entry a line.
 */
export const printPdf = async (page: Page): Promise<PrintedPdf> => {
  const file = (await page.pdf({ format: "A4", preferCSSPageSize: true, tagged: true })).toString("latin1");
  // ASCII as it is, other text in hexadecimal UTF-16.
  const [, ascii, utf16 = ""] = /\/Title (?:\(((?:\\.|[^\\)])*)\)|<FEFF(\w*)>)/iu.exec(file) ?? [];
  const sheet = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/u.exec(file) ?? [];
  return {
    pageCount: file.match(/\/Type \/Page\s/gu)?.length ?? 0,
    title: ascii?.replace(/\\(.)/gu, "$1") ?? Buffer.from(utf16, "hex").swap16().toString("utf16le"),
    isTagged: /\/Marked true/u.test(file) && /\/StructTreeRoot \d+ 0 R/u.test(file),
    mainHeadings: file.match(/\/S \/H1\s/gu)?.length ?? 0,
    sheet: sheet.slice(1).map(Number),
  };
};
