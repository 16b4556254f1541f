import { emailMaxLength, messageMaxLength } from "./api-contract";

const longestMessage = messageMaxLength.toLocaleString("en-US");

/** Errors that form and function both say. The first three are the client's (docs/specification.md, "Messages"). */
export const contactMessages = {
  emailRequired: "Email is required.",
  messageRequired: "Message is required.",
  sendFailed: "An error has occurred please try again.",
  emailInvalid: "Please write an email address like name@example.com.",
  emailTooLong: `An email address can have at most ${String(emailMaxLength)} characters.`,
  messageTooLong: `A message can have at most ${longestMessage} characters.`,
} as const;

/**
 * What only the function says; its answers name other ways to reach the studio themselves. A separate object, so that
 * bundlers leave it out of the form's script.
 */
export const functionMessages = {
  wrongMethod: "Messages are sent to this address with POST.",
  wrongContentType: "A message must be sent as JSON or as a form, in UTF-8.",
  foreignOrigin: "You can only send a message from a page of this site.",
  xsrfForged: "We couldn’t tell whether this message came from our own form. Please reload the page and send it again.",
  xsrfExpired: "The form was open for a long time. Please reload the page and send your message again.",
  tooLarge: `This is too much to send. A message can have at most ${longestMessage} characters.`,
  tooSlow: "The message didn’t reach us in time. Please send it again.",
  incomplete: "Only part of the message reached us. Please send it again.",
  repeated:
    "Your browser sent two email addresses or two messages, so we couldn’t tell which you meant. Please check both fields and send the message again.",
  unreadable: "We couldn’t read the message. Please send it again.",
  rateLimited: "Too many messages came from your internet connection. Please wait a few minutes and send yours again.",
  mailRejected: "Our mail server refused this message, so it wasn’t sent.",
  mailUnavailable: "Our mail server couldn’t take this message, so it wasn’t sent. Please try again in a minute.",
  mailUnconfirmed:
    "Our mail server took your message but didn’t confirm it, so we can’t tell whether it reached us. Please send it again: it does no harm if we get it twice.",
  notConfigured: "The form can’t send messages right now.",
} as const;
