import { contactMessages, functionMessages } from "../../src/contact/messages";
import { type ContactErrors, type ContactMessage } from "../../src/contact/schema";

/** An SMTP reply code, or nodemailer's error code; no text of the server, which may quote the message. */
export type SmtpCode = number | string;

/** What only the log tells of a request. */
export interface LogDetails {
  readonly smtp?: SmtpCode;
  /** The message's: the mail and the visitor have it, too. */
  readonly reference?: string;
  /** A code for each recipient that was refused. */
  readonly refused?: readonly SmtpCode[];
  /** The file in the outbox. */
  readonly file?: string;
  /** No client address found: TRUSTED_PROXY does not fit the proxy's header, and all clients share one rate limit. */
  readonly client?: "unknown";
  /** A crash: the error's name and location. Wrong settings: which. An outbox that can't be written: why. */
  readonly error?: string;
}

/** How a request ended. The name goes to the log, the rest becomes the response. */
export interface ContactResult {
  readonly name: "cookie-set" | "cookie-valid" | "redirect" | "options" | "sent" | "already-sent" | RejectionName;
  readonly status: number;
  /** The error in plain words. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly errors?: ContactErrors;
  /** What the visitor typed, for the re-rendered form. */
  readonly typed?: ContactMessage;
  readonly logged?: LogDetails;
  /** Of a message that was sent. */
  readonly reference?: string;
}

/** Each rejection with its HTTP status and its message. */
const rejections = {
  method: { status: 405, text: functionMessages.wrongMethod },
  "content-type": { status: 415, text: functionMessages.wrongContentType },
  "foreign-origin": { status: 403, text: functionMessages.foreignOrigin },
  "xsrf-forged": { status: 403, text: functionMessages.xsrfForged },
  "xsrf-expired": { status: 403, text: functionMessages.xsrfExpired },
  "too-large": { status: 413, text: functionMessages.tooLarge },
  "too-slow": { status: 408, text: functionMessages.tooSlow },
  incomplete: { status: 400, text: functionMessages.incomplete },
  repeated: { status: 400, text: functionMessages.repeated },
  unreadable: { status: 400, text: functionMessages.unreadable },
  invalid: { status: 400, text: contactMessages.sendFailed },
  // The next two give no reason: bots must not learn from it.
  honeypot: { status: 400, text: contactMessages.sendFailed },
  "too-fast": { status: 429, text: contactMessages.sendFailed },
  "rate-limited": { status: 429, text: functionMessages.rateLimited },
  "mail-rejected": { status: 502, text: functionMessages.mailRejected },
  "mail-unavailable": { status: 503, text: functionMessages.mailUnavailable },
  "mail-unconfirmed": { status: 503, text: functionMessages.mailUnconfirmed },
  settings: { status: 503, text: functionMessages.notConfigured },
  crash: { status: 500, text: contactMessages.sendFailed },
} as const;

export type RejectionName = keyof typeof rejections;

/** A rejection with its status and message; `more` adds to it or replaces its text. */
export const refusal = (
  name: RejectionName,
  more: Partial<Omit<ContactResult, "name" | "status">> = {},
): ContactResult => ({ name, ...rejections[name], ...more });

/** The body that the form's script reads. */
export const jsonBody = ({ status, text, reference }: ContactResult): string =>
  JSON.stringify({ status, body: text, reference });
