import { createHash } from "node:crypto";
import type { ContactMessage } from "../../src/contact";
import type { ContactMail } from "./delivery";

export interface MailSettings {
  readonly siteName: string;
  readonly from: string;
  readonly to: readonly string[];
}

/**
 * Makes the mail of a message. Nothing that the visitor wrote reaches a header, except the checked
 * address in Reply-To; the text of the mail is the message and nothing else.
 * @param key names this message among all: the same key makes the same Message-ID (RFC 5322, 3.6.4),
 *   by which mailboxes know a second copy
 */
export const composeMail = (message: ContactMessage, key: string, date: Date, settings: MailSettings): ContactMail => ({
  messageId: `<${createHash("sha256").update(`message-id:${key}`).digest("hex").slice(0, 40)}@${domainOf(settings.from)}>`,
  date,
  from: { name: `${settings.siteName} website`, address: settings.from },
  to: settings.to,
  replyTo: message.email,
  subject: `New message from the ${settings.siteName} website`,
  // A mail's text ends with a line end in any case (RFC 5321, 4.1.1.4): without one of its own, the
  // message would lose its last.
  text: `${message.message}\n`,
});

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);
