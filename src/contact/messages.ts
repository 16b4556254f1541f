import { emailMaxLength, messageMaxLength } from "./limits";

/** What is said about a fault. The specification gives the first three; browser and server say the same. */
export const contactTexts = {
  emailRequired: "Email is required.",
  messageRequired: "Message is required.",
  sendFailed: "An error has occurred please try again.",
  emailInvalid: "Email must be an address like name@example.com.",
  emailTooLong: `Email can have at most ${String(emailMaxLength)} characters.`,
  messageTooLong: `Message can have at most ${String(messageMaxLength)} characters.`,
} as const;
