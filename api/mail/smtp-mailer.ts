import type { ConnectionOptions } from "node:tls";
import { createTransport } from "nodemailer";
import type { ContactMail, Delivery, DeliveryAttempt, Mailer } from "./delivery";
import { errorCode, replyCode } from "./error-code";
import { mailOptions } from "./mail-options";
import type { Slots } from "./semaphore";
import type { SmtpServer } from "./smtp-server";

export interface SmtpMailerOptions {
  /** The first server, then the fallback where there is one. */
  readonly servers: readonly SmtpServer[];
  readonly slots: Slots;
  /** More settings for TLS, such as an authority of one's own. */
  readonly tls?: ConnectionOptions;
}

/** Below this there is no use in beginning: a TLS connection alone takes several round trips. */
const leastTryMs = 250;

type Try = DeliveryAttempt & { readonly verdict: "accepted" | "refused" | "unavailable" };

/**
 * Hands mails to an SMTP server, and to the second one when the first is down, silent, or cannot
 * take the message for now. A message that a server refuses for good is not offered elsewhere.
 *
 * A server that falls silent after it took the whole text may deliver it all the same (RFC 5321,
 * 4.5.3.2.6). The second server, or a retry, then brings a second copy; both carry one Message-ID.
 */
export const smtpMailer = ({ servers, slots, tls }: SmtpMailerOptions): Mailer => {
  const tryServer = async (mail: ContactMail, server: SmtpServer, name: Try["server"], ms: number): Promise<Try> => {
    const begun = Date.now();
    const done = await slots.run(async () => send(mail, server, ms - (Date.now() - begun), tls), ms - leastTryMs);
    return { server: name, ...(done ?? { verdict: "unavailable", result: "busy" }) };
  };

  return {
    deliver: async (mail, timeMs): Promise<Delivery> => {
      const deadline = Date.now() + timeMs;
      const attempts: DeliveryAttempt[] = [];
      for (const [index, server] of servers.entries()) {
        const left = deadline - Date.now();
        const isLast = index === servers.length - 1;
        // A silent first server may use up half of the time and no more.
        const share = isLast ? left : left / 2;
        if (share < leastTryMs) break;
        const { verdict, ...attempt } = await tryServer(mail, server, index === 0 ? "first" : "fallback", share);
        attempts.push(attempt);
        if (verdict === "accepted") return { kind: "accepted", attempts };
        // Refused by the fallback alone: the first server, once back, may still take it.
        if (verdict === "refused") return { kind: index === 0 ? "refused" : "unavailable", attempts };
      }
      return { kind: "unavailable", attempts };
    },
  };
};

const send = async (
  mail: ContactMail,
  server: SmtpServer,
  ms: number,
  tls: ConnectionOptions | undefined,
): Promise<Pick<Try, "verdict" | "result">> => {
  const transport = createTransport({
    host: server.host,
    port: server.port,
    secure: server.encryption === "from-the-start",
    requireTLS: server.encryption === "must-start",
    ignoreTLS: server.encryption === "none",
    tls: { minVersion: "TLSv1.2", ...tls },
    ...(server.login === undefined ? {} : { auth: { user: server.login.user, pass: server.login.password } }),
    // nodemailer's own limits are 30 seconds to 10 minutes; a function dies at 10 seconds.
    dnsTimeout: ms,
    connectionTimeout: ms,
    greetingTimeout: ms,
    socketTimeout: ms,
  });
  // The limits above each count from their own start, and a server that sends a byte now and then
  // outlasts the last of them. The signal ends the whole try.
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort();
  }, ms);
  try {
    await transport.sendMail({ ...mailOptions(mail), signal: limit.signal });
    return { verdict: "accepted", result: 250 };
  } catch (error) {
    return failure(error);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
};

/**
 * A 5xx answer to the sender, the recipient or the text is a refusal of this message. A 5xx answer
 * to the greeting or the login says that the server is of no use now, and nothing of the message.
 */
const failure = (error: unknown): Pick<Try, "verdict" | "result"> => {
  const code = errorCode(error);
  const reply = replyCode(error);
  const aboutMessage = code === "EENVELOPE" || code === "EMESSAGE";
  const forGood = reply !== undefined && reply >= 500 && reply !== 503;
  return {
    verdict: aboutMessage && forGood ? "refused" : "unavailable",
    result: reply ?? code,
  };
};
