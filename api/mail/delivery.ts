import type { ContactMail } from "./compose";

/** An SMTP reply code, or nodemailer's error code; no text of the server, which may quote the message. */
export type SmtpCode = number | string;

/**
 * The result of a delivery. Only `accepted` means that a mail server took the message, for one recipient at least;
 * `unconfirmed` that it got all of it and did not answer.
 */
export interface SmtpDelivery {
  readonly kind: "accepted" | "rejected" | "unavailable" | "unconfirmed";
  readonly smtp: SmtpCode;
  /** A code for each recipient that was refused. */
  readonly refused: readonly SmtpCode[];
}

export type Delivery = SmtpDelivery | { readonly kind: "filed"; readonly file: string };

/** Delivers mails. Does not throw for what a mail server does, and keeps the time limit. */
export interface Mailer {
  /** @param timeMs time limit in milliseconds */
  readonly deliver: (mail: ContactMail, timeMs: number) => Promise<Delivery>;
}
