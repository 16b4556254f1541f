import { pageTop } from "../shared-schemas";
import { collection, group, heading, sample, singleLine } from "../fields";

export const capabilityPage = collection("The capability statement. Its facts are in content/capability.yaml.", {
  sample: sample("It repeats the name, the address, the phone number and the people of the studio."),
  ...pageTop,
  printHint: singleLine(160, "Says that the page prints on one sheet."),
  pdf: group("CapabilityPdf", "Words that are in the PDF only.", {
    title: heading(80, "The title that PDF readers show in their window."),
    subject: singleLine(160, "What the PDF is, for those who search their files."),
    logoAlt: singleLine(120, "What the logo shows, for those who do not see it."),
  }),
});
