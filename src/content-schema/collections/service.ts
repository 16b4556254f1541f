import { icon } from "../shared-schemas";
import { collection, draft, fileKey, heading, list, order, paragraph, sample, singleLine } from "../fields";

export const service = collection("One service, shown on Home and on Services.", {
  draft,
  sample: sample("The name is the client's. What it holds and what clients get are for the studio to confirm."),
  key: fileKey("The name of this file without its ending.", { anchorOn: "/services/" }),
  order: order("services"),
  name: heading(60, "The offering's name.", { namesFile: true }),
  icon,
  summary: singleLine(320, "What it is, in one or two sentences."),
  youGet: list("What the client gets.", paragraph("One thing the client gets.", 160), 2, 5),
});
