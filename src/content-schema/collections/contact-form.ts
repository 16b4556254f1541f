import { collection, paragraph, singleLine } from "../fields";

/**
 * The labels are in `src/strings/contact-form-strings.ts`, the errors in `src/contact/messages.ts`, and the rules in
 * `schema.ts` beside it.
 */
export const contactForm = collection("The sentences of the contact form and of the pages that answer it.", {
  emailHint: singleLine(160, "What the address is used for."),
  messageHint: singleLine(200, "What helps to know."),
  barrierLine: singleLine(60, "Begins a message that reports a barrier, before the address of the page."),
  barrierNote: singleLine(160, "Says beside the field where that line came from."),
  privacyNote: paragraph("One sentence about what happens to the message, with a link to the privacy policy.", 240),
  statusSuccess: singleLine(120, "The status line after success."),
  reference: singleLine(
    60,
    "The words after that, before the message's reference, such as 7K2M9QXR. The mail has it, too.",
  ),
  statusFailure: singleLine(120, "The status line after failure."),
});
