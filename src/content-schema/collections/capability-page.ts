import { link, pageTop } from "../shared-schemas";
import { collection, sample, singleLine } from "../fields";

export const capabilityPage = collection("The capability statement. Its facts are in content/capability.yaml.", {
  sample: sample("It repeats the name, the address, the phone number and the people of the studio."),
  ...pageTop,
  link,
  printHint: singleLine(160, "Says that the page prints on one sheet."),
});
