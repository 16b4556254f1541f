import { object, string, ValidationError } from "yup";
import { emailMaxLength, messageMaxLength } from "./limits";
import { contactTexts } from "./messages";

/** A message that keeps the rules. */
export interface ContactMessage {
  readonly email: string;
  readonly message: string;
}

/** What is wrong, field by field. A field that is right is left out. */
export interface ContactFaults {
  readonly email?: string;
  readonly message?: string;
}

/**
 * Brings line ends to `\n`: a browser counts them as one character and sends them as two
 * (HTML standard, "constructing the entry list"), so both must be counted alike. Half characters
 * (lone surrogates) cannot be sent in any encoding and become U+FFFD.
 */
const tidyMessage = (text: string): string => text.replace(/\r\n?/gu, "\n").replace(/\p{Surrogate}/gu, "\uFFFD");

/** Anything but spaces, line ends, and marks that show nothing, such as a zero-width space. */
const somethingToRead = /[^\s\p{Z}\p{Cc}\p{Cf}]/u;

/** yup follows the HTML standard, where `name@host` is right. Mail from outside needs a dot: it catches `name@gmail`. */
const dotInDomain = /@[^@]+\.[^@.]+$/u;

/**
 * The one definition of the rules, for formik in the browser and for the function.
 * Casting trims the address and tidies line ends; it changes nothing else of the message.
 */
export const contactMessageRules = object({
  email: string()
    .trim()
    .required(contactTexts.emailRequired)
    .max(emailMaxLength, contactTexts.emailTooLong)
    .email(contactTexts.emailInvalid)
    .test("dot", contactTexts.emailInvalid, (email) => email === "" || dotInDomain.test(email)),
  message: string()
    .transform((value: unknown) => (typeof value === "string" ? tidyMessage(value) : value))
    .required(contactTexts.messageRequired)
    .test("not-blank", contactTexts.messageRequired, (message) => somethingToRead.test(message))
    .max(messageMaxLength, contactTexts.messageTooLong),
});

/**
 * Checks what a visitor typed against the rules.
 * @returns the message made ready to send, or the first fault of each field
 */
export const checkContactMessage = (
  typed: ContactMessage,
): { readonly ok: true; readonly message: ContactMessage } | { readonly ok: false; readonly faults: ContactFaults } => {
  try {
    const { email, message } = contactMessageRules.validateSync(typed, { abortEarly: false });
    return { ok: true, message: { email, message } };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { ok: false, faults: faultsOf(error) };
  }
};

/** Says whether a text is an address that the rules accept. */
export const isEmailAddress = (text: string): boolean =>
  checkContactMessage({ email: text, message: "x" }).ok && text.trim() === text;

const faultsOf = (error: ValidationError): ContactFaults => {
  const first = (field: string): string | undefined => error.inner.find((fault) => fault.path === field)?.message;
  const email = first("email");
  const message = first("message");
  return {
    ...(email === undefined ? {} : { email }),
    ...(message === undefined ? {} : { message }),
  };
};
