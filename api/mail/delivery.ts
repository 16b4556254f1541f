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

/**
 * Tries a second mail server, within the same time, where the first one is down or refuses the message. A server that got
 * the whole message and fell silent may still deliver it, so then the second gets nothing.
 */
export const fallbackMailer = (first: Mailer, second: Mailer): Mailer => ({
  deliver: async (mail, timeMs) => {
    const deadline = performance.now() + timeMs;
    // Half of the time to take the text, all of it to confirm.
    const { name, logged } = await first.deliver(mail, timeMs, timeMs / 2);
    if (name === "sent" || name === "mail-unconfirmed") return { name, logged: { ...logged, server: "first" } };
    const delivery = await second.deliver(mail, Math.max(deadline - performance.now(), 1));
    return { ...delivery, logged: { ...delivery.logged, server: "second", firstSmtp: logged.smtp } };
  },
});
