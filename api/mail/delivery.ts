/** One attempt at one mail server, for the log. Holds no text of the server, which may quote the message. */
export interface DeliveryAttempt {
  readonly server: "first" | "fallback";
  /** The SMTP reply code, or nodemailer's error code. */
  readonly result: number | string;
}

/** The result of a delivery. Only `accepted` means that a mail server took the message. */
export type Delivery =
  | { readonly kind: "accepted"; readonly attempts: readonly DeliveryAttempt[] }
  | { readonly kind: "filed"; readonly file: string }
  | { readonly kind: "rejected"; readonly attempts: readonly DeliveryAttempt[] }
  | { readonly kind: "unavailable"; readonly attempts: readonly DeliveryAttempt[] };

/** A composed mail; its fields are validated against header injection. */
export interface ContactMail {
  readonly messageId: string;
  readonly date: Date;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
}

/** Delivers mails. Does not throw for what a mail server does, and keeps the time limit. */
export interface Mailer {
  /** @param timeMs time limit in milliseconds */
  readonly deliver: (mail: ContactMail, timeMs: number) => Promise<Delivery>;
}
