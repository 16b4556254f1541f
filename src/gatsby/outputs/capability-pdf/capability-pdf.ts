import path from "node:path";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { drawSheet, type CapabilityContent } from "./draw-sheet";
import { sheet } from "./sheet";
import { TaggedPage } from "./tagged-page";

/** Atkinson Hyperlegible Next in two weights, cut by `npm run font --prefix art` (SIL Open Font License, src/fonts/OFL.txt). */
const fonts = { body: "atkinson-hyperlegible-next-400.ttf", bold: "atkinson-hyperlegible-next-750.ttf" } as const;

/**
 * The capability statement as a tagged PDF: one sheet of US Letter with headings, lists, links, alternative text,
 * language and title, its fonts inside. The same content gives the same bytes.
 * @throws when the content is too long for one sheet, or a font is missing
 */
export const capabilityPdf = async (content: CapabilityContent): Promise<Buffer> => {
  const { pdf } = content.page;
  const day = new Date(`${content.capability.updated}T12:00:00Z`);
  const document = new PDFDocument({
    size: [sheet.width, sheet.height],
    margins: { top: 0, left: 0, right: 0, bottom: sheet.height - sheet.bottom },
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    info: {
      Title: pdf.title,
      Subject: pdf.subject,
      Author: content.studio.legalName,
      CreationDate: day,
      ModDate: day,
    },
  });
  for (const [name, file] of Object.entries(fonts)) {
    document.registerFont(name, path.resolve("src", "fonts", "print", file));
  }
  // pdfkit adds a page when text runs over the sheet's end: the statement is one page by definition.
  document.on("pageAdded", () => {
    throw new Error(
      "The capability statement does not fit one sheet. Shorten the texts in content/capability.yaml or content/naics.yaml.",
    );
  });
  drawSheet(new TaggedPage(document), content);
  document.end();
  return buffer(document);
};
