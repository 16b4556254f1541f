import type { LogDetails } from "../responses/result";
import type { ContactMail } from "./compose";

/**
 * The result of a delivery. Only `sent` means that a mail server took the message, for one recipient at least;
 * `mail-unconfirmed` that it got all of it and did not answer.
 */
export interface Delivery {
  readonly name: "sent" | "mail-rejected" | "mail-unavailable" | "mail-unconfirmed";
  readonly logged: LogDetails;
}

/** Delivers mails. Does not throw for what a mail server does, and keeps the time limit. */
export interface Mailer {
  /** @param timeMs time limit in milliseconds */
  readonly deliver: (mail: ContactMail, timeMs: number) => Promise<Delivery>;
}
