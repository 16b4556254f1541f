/** One try at one mail server, for the log: which, and how it ended. Never a text of the server's. */
export interface DeliveryAttempt {
  readonly server: "first" | "fallback";
  /** The SMTP reply code, or the mail library's name of the error. */
  readonly result: number | string;
}

/** What came of handing a message over. Only `accepted` means that somebody took it. */
export type Delivery =
  | { readonly kind: "accepted"; readonly attempts: readonly DeliveryAttempt[] }
  | { readonly kind: "filed"; readonly file: string }
  | { readonly kind: "refused"; readonly attempts: readonly DeliveryAttempt[] }
  | { readonly kind: "unavailable"; readonly attempts: readonly DeliveryAttempt[] };

/** A mail, composed and free of anything that could break out of a header. */
export interface ContactMail {
  readonly messageId: string;
  readonly date: Date;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands mails over. Never throws for what a mail server does, and is done in time. */
export interface Mailer {
  /** @param timeMs how long it may take, in milliseconds */
  readonly deliver: (mail: ContactMail, timeMs: number) => Promise<Delivery>;
}
