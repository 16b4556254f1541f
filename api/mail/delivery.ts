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
  /**
   * @param timeMs time limit in milliseconds
   * @param textTimeMs until when the server must have taken the mail's text, if that is earlier
   */
  readonly deliver: (mail: ContactMail, timeMs: number, textTimeMs?: number) => Promise<Delivery>;
}
