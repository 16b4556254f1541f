import { z } from "zod";
import { icon } from "../shared-schemas";
import { collection, fileKey, heading, order, paragraph, singleLine } from "../fields";
import { specifyEntries } from "../specified";

export const service = specifyEntries(
  collection("One service, shown on Home and on Services.", {
    key: fileKey("The name of this file without its ending.", { anchorOn: "/services/" }),
    order: order("services"),
    name: heading(60, "The offering's name.", { namesFile: true }),
    icon,
    summary: singleLine(320, "What it is, in one or two sentences."),
    youGet: z
      .array(paragraph("One thing the client gets.", 160))
      .min(2)
      .max(5)
      .meta({ description: "What the client gets." }),
  }),
  ["name"],
  [
    { name: "UX design" },
    { name: "Back-end development" },
    { name: "Accessibility audits and remediation" },
    { name: "Accessibility consultation" },
    { name: "Document remediation" },
    { name: "Captioning and transcriptions" },
    { name: "Accessibility training" },
  ],
);
