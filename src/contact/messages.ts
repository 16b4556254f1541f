import { emailMaxLength, messageMaxLength } from "./limits";

/** Error messages of the form, in the browser and in the function. The specification gives the first three. */
export const contactMessages = {
  emailRequired: "Email is required.",
  messageRequired: "Message is required.",
  sendFailed: "An error has occurred please try again.",
  emailInvalid: "Email must be an address like name@example.com.",
  emailTooLong: `Email can have at most ${String(emailMaxLength)} characters.`,
  messageTooLong: `Message can have at most ${String(messageMaxLength)} characters.`,
} as const;

const otherWays = "Please call us or write to us by email instead.";

/** What only the function says. A separate object, so that bundlers leave it out of the form's script. */
export const functionMessages = {
  wrongMethod: "Messages are sent to this address with POST.",
  wrongContentType: "A message must be sent as JSON or as a form, in UTF-8.",
  foreignOrigin: "A message can only be sent from a page of this site.",
  xsrfForged: "We could not tell that this message came from our own form. Please reload the page and send it again.",
  xsrfExpired: "The form was open for a long time. Please reload the page and send your message again.",
  tooLarge: `This is too much to send. A message can have at most ${String(messageMaxLength)} characters.`,
  tooSlow: "The message did not reach us in time. Please send it again.",
  incomplete: "The message reached us only in part. Please send it again.",
  unreadable: "The message could not be read.",
  rateLimited: "Too many messages came from your address. Please wait a few minutes and send yours again.",
  mailRejected: `Our mail server refused this message, so it was not sent. ${otherWays}`,
  mailUnavailable: "Our mail server could not take this message, so it was not sent. Please try again in a minute.",
  notConfigured: `The form cannot send messages now. ${otherWays}`,
} as const;
