import type { ConnectionOptions } from "node:tls";
import { createTransport } from "nodemailer";
import type { Limit } from "p-limit";
import type { ContactMail, Delivery, Mailer } from "./delivery";
import { errorCode, replyCode } from "./error-code";
import { mailOptions } from "./mail-options";
import type { SmtpServer } from "./smtp-server";

export interface SmtpMailerOptions {
  readonly server: SmtpServer;
  /** Limits the connections at once: Postfix allows one client 50 by default, and answers 421 beyond. */
  readonly connections: Limit;
  /** More TLS options, such as a private certificate authority. */
  readonly tls?: ConnectionOptions;
}

/** Too short for an attempt: a TLS handshake alone takes several round trips. */
const minAttemptMs = 250;

/**
 * Sends mails to an SMTP server.
 *
 * A server that falls silent after the whole text may still deliver it (RFC 5321, 4.5.3.2.6). A retry then delivers a
 * second copy with the same Message-ID.
 */
export const smtpMailer = ({ server, connections, tls }: SmtpMailerOptions): Mailer => ({
  deliver: async (mail, timeMs) => {
    const deadline = Date.now() + timeMs;
    // Those ahead in the queue came earlier and keep the same limit, so the wait ends by the deadline.
    return connections(async () => {
      const left = deadline - Date.now();
      return left < minAttemptMs ? { kind: "unavailable", smtp: "busy" } : send(mail, server, left, tls);
    });
  },
});

const send = async (
  mail: ContactMail,
  server: SmtpServer,
  ms: number,
  tls: ConnectionOptions | undefined,
): Promise<Delivery> => {
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
  const signal = AbortSignal.timeout(ms);
  try {
    await transport.sendMail({ ...mailOptions(mail), signal });
    return { kind: "accepted", smtp: 250 };
  } catch (error) {
    return failure(error);
  } finally {
    transport.close();
  }
};

/**
 * A 5xx reply to the sender, the recipient or the text rejects this message. A 5xx reply to the greeting or the
 * login concerns the server, not the message.
 */
const failure = (error: unknown): Delivery => {
  const code = errorCode(error);
  const reply = replyCode(error);
  const aboutMessage = code === "EENVELOPE" || code === "EMESSAGE";
  const forGood = reply !== undefined && reply >= 500 && reply !== 503;
  return { kind: aboutMessage && forGood ? "rejected" : "unavailable", smtp: reply ?? code };
};
