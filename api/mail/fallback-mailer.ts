import type { Mailer } from "./delivery";

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
