import { z } from "zod";
import { collection, heading, linkText, paragraph, paragraphs, singleLine } from "../fields";
import { saying, specify } from "../specified";

/** None of the dialogs closes by a click outside; only their buttons close them. */
export const dialogs = collection("The accessibility statement of the footer, and the answers to the contact form.", {
  statement: z
    .strictObject({
      title: specify(heading(60, "Title of the accessibility statement."), "Accessibility Statement"),
      paragraphs: specify(paragraphs("The commitment."), saying("2.1", "AA", "Section 508")),
      toolsHeading: singleLine(80, "Heading over the list of tools."),
      tools: specify(
        z.array(paragraph("One tool or way of using the site.", 240)).min(1).meta({ description: "The tools." }),
        saying("keyboard only", "screen reader", "braille", "simplified language"),
      ),
      contactHeading: singleLine(80, "Heading over the contact."),
      contactBefore: singleLine(200, "The words before the accessibility mail address."),
      fullPage: linkText(80, "The link to the whole statement."),
    })
    .meta({ id: "StatementDialog", description: "Accessibility Statement." }),
  success: z
    .strictObject({
      title: specify(heading(40, "The title of the dialog."), "Success"),
      paragraphs: specify(
        paragraphs("Thanks, the 48-hour promise, and 'check your email'."),
        saying("thank", "top priority", "48 hours", "check your email"),
      ),
    })
    .meta({ id: "SuccessDialog", description: "Shown after a message was sent." }),
  failure: z
    .strictObject({
      title: specify(heading(40, "The title of the dialog."), "Form Error"),
      otherWays: singleLine(160, "The words before phone and mail address."),
    })
    .meta({ id: "FailureDialog", description: "Shown when a message could not be sent, with the error text." }),
});
