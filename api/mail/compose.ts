import { createHash } from "node:crypto";
import type { ContactMessage } from "../../src/contact/schema";
import type { IdempotencyKey } from "../storage/idempotency-key";

/** A message on its way. */
export interface OutgoingMessage {
  readonly message: ContactMessage;
  readonly key: IdempotencyKey;
}

export interface MailSettings {
  readonly siteName: string;
  readonly from: string;
  readonly to: readonly string[];
}

/**
 * Composes the mail of a message, as nodemailer takes it. Of the visitor's input only the validated address, which is ASCII
 * without spaces, reaches the headers: Reply-To, and the subject, or mail programs would show two visitors' messages as
 * one conversation. The text of the mail is the message. Addresses are objects, so that none is parsed as a list.
 * The same key gives the same Message-ID (RFC 5322, 3.6.4), by which mailboxes detect copies.
 */
export const composeMail = ({ message, key }: OutgoingMessage, date: Date, settings: MailSettings) => ({
  messageId: `<${createHash("sha256").update(`message-id:${key.mail}`).digest("hex").slice(0, 40)}@${domainOf(settings.from)}>`,
  date,
  from: { name: `${settings.siteName} website`, address: settings.from },
  to: settings.to.map((address) => ({ name: "", address })),
  replyTo: { name: "", address: message.email },
  subject: `Message from ${message.email} on the ${settings.siteName} website (${key.reference})`,
  // A mail always ends with a line end (RFC 5321, 4.1.1.4); without this one the message would lose its last.
  text: `${message.message}\n`,
  // Preserves long lines, trailing spaces, and lines that begin with a dot or "From ".
  encoding: "quoted-printable" as const,
  xMailer: false as const,
  disableFileAccess: true,
  disableUrlAccess: true,
});

export type ContactMail = ReturnType<typeof composeMail>;

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);
