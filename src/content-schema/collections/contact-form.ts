import { z } from "zod";
import { collection, heading, linkText, paragraph, singleLine, template } from "../fields";

/** The rules of the form (lengths, what is required) stand in `src/contact/`. */
export const contactForm = collection(
  "The words of the contact form and of the pages that answer it without scripts.",
  {
    formName: singleLine(60, "Name of the form for screen readers."),
    requiredNote: singleLine(120, "Says that all fields are needed."),
    emailLabel: singleLine(40, "Label of the e-mail field."),
    emailHint: singleLine(160, "What the address is used for."),
    messageLabel: singleLine(40, "Label of the message field."),
    messageHint: singleLine(200, "What helps to know."),
    submit: singleLine(40, "The button."),
    sending: singleLine(40, "The button while the message is on its way."),
    slow: singleLine(160, "Said when sending takes longer than 5 seconds."),
    offline: singleLine(200, "Said when there is no network."),
    charactersLeft: template(80, "Says how many characters are left; {count} stands for the number.", "count"),
    charactersOver: template(80, "Says how many characters are too many; {count} stands for the number.", "count"),
    statusSuccess: singleLine(120, "The status line after success."),
    statusFailure: singleLine(120, "The status line after failure."),
    privacyNote: paragraph("One sentence about what happens to the message, with a link to the privacy policy.", 240),
    honeypotLabel: singleLine(80, "Label of a field that people never see; it catches robots."),
    durationPrefix: template(
      120,
      "Put in front of a message that comes from the pricing page; {duration} becomes the choice.",
      "duration",
    ),
    durationChosen: template(
      120,
      "Shows the choice from the pricing page back; {duration} becomes the choice.",
      "duration",
    ),
    thanksPage: z
      .strictObject({
        heading: heading(80, "The heading of this part of the page."),
        back: linkText(60, "The link back to the site."),
      })
      .meta({ id: "ThanksPageContent", description: "The page after a form sent without scripts." }),
    errorsPage: z
      .strictObject({
        heading: singleLine(80, "Heading over the errors."),
        lead: singleLine(200, "A sentence under it."),
      })
      .meta({ id: "ErrorsPageContent", description: "The page that shows the form again with its errors." }),
  },
);
