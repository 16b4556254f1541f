import { createHash } from "node:crypto";
import type { ContactMessage } from "../../src/contact";
import type { ContactMail } from "./delivery";

export interface MailSettings {
  readonly siteName: string;
  readonly from: string;
  readonly to: readonly string[];
}

/**
 * Composes the mail of a message. Of the visitor's input only the validated address reaches a header (Reply-To);
 * the text of the mail is the message.
 * @param key the same key gives the same Message-ID (RFC 5322, 3.6.4), by which mailboxes detect copies
 */
export const composeMail = (message: ContactMessage, key: string, date: Date, settings: MailSettings): ContactMail => ({
  messageId: `<${createHash("sha256").update(`message-id:${key}`).digest("hex").slice(0, 40)}@${domainOf(settings.from)}>`,
  date,
  from: { name: `${settings.siteName} website`, address: settings.from },
  to: settings.to,
  replyTo: message.email,
  subject: `New message from the ${settings.siteName} website`,
  // A mail always ends with a line end (RFC 5321, 4.1.1.4); without this one the message would lose its last.
  text: `${message.message}\n`,
});

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);
