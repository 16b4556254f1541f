import { z } from "zod";
import { line, paragraph, template } from "../fields";

/** The words of the contact form. The rules themselves (lengths, what is required) stand in `src/contact/`. */
export const contactForm = z.strictObject({
  formName: line(60, "Name of the form for screen readers."),
  requiredNote: line(120, "Says that all fields are needed."),
  emailLabel: line(40, "Label of the e-mail field."),
  emailHint: line(160, "What the address is used for."),
  messageLabel: line(40, "Label of the message field."),
  messageHint: line(200, "What helps to know."),
  submit: line(40, "The button."),
  sending: line(40, "The button while the message is on its way."),
  slow: line(160, "Said when sending takes longer than 5 seconds."),
  offline: line(200, "Said when there is no network."),
  charactersLeft: template(80, "Says how many characters are left; {count} stands for the number.", "count"),
  charactersOver: template(80, "Says how many characters are too many; {count} stands for the number.", "count"),
  statusSuccess: line(120, "The status line after success."),
  statusFailure: line(120, "The status line after failure."),
  privacyNote: paragraph("One sentence about what happens to the message, with a link to the privacy policy.", 240),
  honeypotLabel: line(80, "Label of a field that people never see; it catches robots."),
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
      heading: line(80, "The heading of this part of the page."),
      back: line(60, "The link back to the site."),
    })
    .meta({ id: "ThanksPageContent", description: "The page after a form sent without scripts." }),
  faultsPage: z
    .strictObject({ heading: line(80, "Heading over the faults."), lead: line(200, "A sentence under it.") })
    .meta({ id: "FaultsPageContent", description: "The page that shows the form again with its faults." }),
});
