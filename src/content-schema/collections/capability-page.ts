import { z } from "zod";
import { head, opening } from "../shared-schemas";
import { line } from "../fields";

/** The capability statement as a page. The facts come from content/capability.yaml. */
export const capabilityPage = z.strictObject({
  head,
  opening,
  backLink: line(60, "The link back to the Services page, over the heading."),
  download: line(80, "The link to the same statement as a PDF. Say that it is a PDF, and how long."),
  printHint: line(160, "Says that the page prints on one sheet."),
  pdf: z
    .strictObject({
      title: line(80, "The title that PDF readers show in their window."),
      subject: line(160, "What the PDF is, for those who search their files."),
      logoAlt: line(120, "What the logo shows, for those who do not see it."),
    })
    .meta({ id: "CapabilityPdf", description: "Words that stand in the PDF only." }),
});
