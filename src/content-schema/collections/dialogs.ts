import { z } from "zod";
import { collection, heading, paragraph, paragraphs, singleLine } from "../fields";

/** None of the dialogs closes by a click outside; only their buttons close them. */
export const dialogs = collection("The accessibility statement of the footer, and the answers to the contact form.", {
  statement: z
    .strictObject({
      title: heading(60, "Title of the accessibility statement."),
      paragraphs: paragraphs("The commitment."),
      toolsHeading: singleLine(80, "Heading over the list of tools."),
      tools: z.array(paragraph("One tool or way of using the site.", 240)).min(1).meta({ description: "The tools." }),
      contactHeading: singleLine(80, "Heading over the contact."),
      contactBefore: singleLine(200, "The words before the accessibility mail address."),
    })
    .meta({ id: "StatementDialog", description: "Accessibility Statement." }),
  success: z
    .strictObject({
      title: heading(40, "The title of the dialog."),
      paragraphs: paragraphs("Thanks, the 48-hour promise, and 'check your email'."),
    })
    .meta({ id: "SuccessDialog", description: "Shown after a message was sent." }),
  failure: z
    .strictObject({
      title: heading(40, "The title of the dialog."),
      otherWays: singleLine(160, "The words before phone and mail address."),
    })
    .meta({ id: "FailureDialog", description: "Shown when a message could not be sent, with the error text." }),
});
