import type { ConnectionOptions } from "node:tls";
import { createTransport } from "nodemailer";
import type { ContactMail, Delivery, DeliveryAttempt, Mailer } from "./delivery";
import { errorCode, replyCode } from "./error-code";
import { mailOptions } from "./mail-options";
import type { Semaphore } from "./semaphore";
import type { SmtpServer } from "./smtp-server";

export interface SmtpMailerOptions {
  /** The first server, then the fallback where there is one. */
  readonly servers: readonly SmtpServer[];
  readonly connections: Semaphore;
  /** More TLS options, such as a private certificate authority. */
  readonly tls?: ConnectionOptions;
}

/** Too short for an attempt: a TLS handshake alone takes several round trips. */
const minAttemptMs = 250;

type Attempt = DeliveryAttempt & { readonly verdict: "accepted" | "rejected" | "unavailable" };

/**
 * Sends mails to an SMTP server, and to the fallback when the first is down, silent or temporarily failing.
 * A message that a server rejects permanently is not sent to the fallback.
 *
 * A server that falls silent after the whole text may still deliver it (RFC 5321, 4.5.3.2.6). The fallback or a
 * retry then delivers a second copy with the same Message-ID.
 */
export const smtpMailer = ({ servers, connections, tls }: SmtpMailerOptions): Mailer => {
  const tryServer = async (
    mail: ContactMail,
    server: SmtpServer,
    name: Attempt["server"],
    ms: number,
  ): Promise<Attempt> => {
    const begun = Date.now();
    const done = await connections.run(
      async () => send(mail, server, ms - (Date.now() - begun), tls),
      ms - minAttemptMs,
    );
    return { server: name, ...(done ?? { verdict: "unavailable", result: "busy" }) };
  };

  return {
    deliver: async (mail, timeMs): Promise<Delivery> => {
      const deadline = Date.now() + timeMs;
      const attempts: DeliveryAttempt[] = [];
      for (const [index, server] of servers.entries()) {
        const left = deadline - Date.now();
        const isLast = index === servers.length - 1;
        // A silent first server may use half of the time at most.
        const share = isLast ? left : left / 2;
        if (share < minAttemptMs) break;
        const { verdict, ...attempt } = await tryServer(mail, server, index === 0 ? "first" : "fallback", share);
        attempts.push(attempt);
        if (verdict === "accepted") return { kind: "accepted", attempts };
        // Rejected by the fallback only: the first server may still accept a retry.
        if (verdict === "rejected") return { kind: index === 0 ? "rejected" : "unavailable", attempts };
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
): Promise<Pick<Attempt, "verdict" | "result">> => {
  const transport = createTransport({
    host: server.host,
    port: server.port,
    secure: server.encryption === "implicit",
    requireTLS: server.encryption === "starttls",
    ignoreTLS: server.encryption === "none",
    tls: { minVersion: "TLSv1.2", ...tls },
    ...(server.login === undefined ? {} : { auth: { user: server.login.user, pass: server.login.password } }),
    // nodemailer's defaults are 30 seconds to 10 minutes; hosts stop a function after 10 seconds.
    dnsTimeout: ms,
    connectionTimeout: ms,
    greetingTimeout: ms,
    socketTimeout: ms,
  });
  // Each of these limits restarts, and a server that sends a byte now and then outlasts the socket timeout.
  // The signal ends the whole attempt.
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
 * A 5xx reply to the sender, the recipient or the text rejects this message. A 5xx reply to the greeting or the
 * login concerns the server, not the message.
 */
const failure = (error: unknown): Pick<Attempt, "verdict" | "result"> => {
  const code = errorCode(error);
  const reply = replyCode(error);
  const aboutMessage = code === "EENVELOPE" || code === "EMESSAGE";
  const forGood = reply !== undefined && reply >= 500 && reply !== 503;
  return {
    verdict: aboutMessage && forGood ? "rejected" : "unavailable",
    result: reply ?? code,
  };
};
