import { object, string, ValidationError, type ObjectSchema } from "yup";
import { emailMaxLength, messageMaxLength, type FieldName } from "./api-contract";
import { contactMessages } from "./messages";

export type ContactMessage = Readonly<Record<FieldName, string>>;

/** Error messages by field. A valid field is left out. */
export type ContactErrors = Partial<ContactMessage>;

/**
 * Normalizes line ends to `\n`: browsers count a line end as one character and send two
 * (HTML standard, "constructing the entry list"). Lone surrogates become U+FFFD; no encoding can carry them.
 */
const normalizeMessage = (text: string): string => text.replace(/\r\n?/gu, "\n").replace(/\p{Surrogate}/gu, "\uFFFD");

/** Anything but whitespace, control characters and invisible marks such as a zero-width space. */
const visibleCharacter = /[^\s\p{Z}\p{Cc}\p{Cf}]/u;

/**
 * yup follows the HTML standard, which allows `name@host`. Mail over the Internet needs a dot: catches `name@gmail`. A
 * last part that is a number makes it an IP address (URL standard, 3.5): `name@10.1` would become `name@10.0.0.1`.
 */
const dotInDomain = /@[^@]+\.(?!(?:\d+|0x[\da-f]*)$)[^@.]+$/iu;

/** An encoded word (RFC 2047), which some mail programs show as another name or address. */
const encodedWord = /=\?[^?]+\?[bq]\?[^?]*\?=/iu;

/**
 * The address in a text that was pasted, or typed on an East Asian keyboard. Hard spaces and characters that show
 * nothing go, as in GOV.UK Notify; full-width characters become ASCII; `mailto:`, a name and punctuation around the
 * address go.
 */
const findAddress = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u00A0\u202F]/gu, "")
    .replace(/[\uFF01-\uFF5E]/gu, (character) => character.normalize("NFKC"))
    .replace(/[\u3002\uFF61]/gu, ".")
    .replace(/^(?:[^@<>]*<)?([^<>]*[^<>\s,;.])[>\s,;.]*$/u, "$1")
    .replace(/^\s*mailto:([^?]*).*$/isu, "$1")
    .trim();

/** A domain such as `bücher.example` in the form that mail servers know (IDNA): `xn--bcher-kva.example`. */
const asciiDomain = (email: string): string => {
  const [, name = "", domain = ""] = /^([^@]+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(email) ?? [];
  if (!/[^\p{ASCII}]/u.test(domain)) return email;
  try {
    return `${name}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return email;
  }
};

/**
 * The one definition of a valid message, used by formik in the browser and by the function.
 * Casting finds the address in what was pasted, writes its domain in ASCII, and normalizes line ends.
 */
export const contactMessageSchema: ObjectSchema<ContactMessage> = object({
  email: string()
    .transform((value: unknown) => (typeof value === "string" ? asciiDomain(findAddress(value)) : value))
    .required(contactMessages.emailRequired)
    .max(emailMaxLength, contactMessages.emailTooLong)
    .email(contactMessages.emailInvalid)
    .test("dot", contactMessages.emailInvalid, (email) => email === "" || dotInDomain.test(email))
    .test("plain", contactMessages.emailInvalid, (email) => !encodedWord.test(email)),
  message: string()
    .transform((value: unknown) => (typeof value === "string" ? normalizeMessage(value) : value))
    .required(contactMessages.messageRequired)
    .test("not-blank", contactMessages.messageRequired, (message) => visibleCharacter.test(message))
    .max(messageMaxLength, contactMessages.messageTooLong),
});

/** Validates a message. @returns the normalized message, or the first error of each field */
export const validateContactMessage = (
  typed: ContactMessage,
): { readonly ok: true; readonly message: ContactMessage } | { readonly ok: false; readonly errors: ContactErrors } => {
  try {
    // What was typed comes first, so the fields have the same order in each idempotency key.
    return { ok: true, message: { ...typed, ...contactMessageSchema.validateSync(typed, { abortEarly: false }) } };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { ok: false, errors: firstErrors(error) };
  }
};

/** Whether a text is an address that the schema accepts as it is. */
export const isEmailAddress = (text: string): boolean => {
  const validated = validateContactMessage({ email: text, message: "x" });
  return validated.ok && validated.message.email === asciiDomain(text);
};

/** In the order of the fields. */
const firstErrors = ({ inner }: ValidationError): ContactErrors =>
  inner.reduce<Record<string, string>>((all, { path = "", message }) => ({ ...all, [path]: all[path] ?? message }), {});
