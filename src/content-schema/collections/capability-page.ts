import { z } from "zod";
import { head, pageHeader } from "../shared-schemas";
import { collection, heading, linkText, singleLine } from "../fields";

export const capabilityPage = collection("The capability statement. Its facts stand in content/capability.yaml.", {
  head,
  pageHeader,
  backLink: linkText(60, "The link back to the Services page, over the heading."),
  download: linkText(80, "The link to the same statement as a PDF. Say that it is a PDF, and how long."),
  printHint: singleLine(160, "Says that the page prints on one sheet."),
  pdf: z
    .strictObject({
      title: heading(80, "The title that PDF readers show in their window."),
      subject: singleLine(160, "What the PDF is, for those who search their files."),
      logoAlt: singleLine(120, "What the logo shows, for those who do not see it."),
    })
    .meta({ id: "CapabilityPdf", description: "Words that stand in the PDF only." }),
});
