import { collection, group, list, paragraph, paragraphs, singleLine } from "../fields";

/** None of the dialogs closes by a click outside; only their buttons close them. */
export const dialogs = collection("The accessibility statement of the footer, and the answers to the contact form.", {
  statement: group("StatementDialog", "Accessibility Statement.", {
    title: singleLine(60, "Title of the accessibility statement."),
    paragraphs: paragraphs("The commitment."),
    toolsHeading: singleLine(80, "Heading over the list of tools."),
    tools: list("The tools.", paragraph("One tool or way of using the site.", 240)),
    contactHeading: singleLine(80, "Heading over the contact."),
    report: singleLine(60, "The link to the form, which then names the page."),
    contactBefore: singleLine(200, "The words before the accessibility email address."),
  }),
  success: group("SuccessDialog", "Shown after a message was sent.", {
    title: singleLine(40, "The title of the dialog."),
    paragraphs: paragraphs("Thanks, the 48-hour promise, and 'check your email'."),
  }),
  failure: group("FailureDialog", "Shown when a message could not be sent, with the error text.", {
    title: singleLine(40, "The title of the dialog."),
    otherWays: singleLine(160, "The words before phone and email address."),
  }),
});
