import type { ConnectionOptions } from "node:tls";
import { createTransport, type NodemailerError, type SMTPSentMessageInfo } from "nodemailer";
import type { Limit } from "p-limit";
import type { ContactMail } from "./compose";
import type { Delivery, Mailer } from "./delivery";
import type { SmtpCode } from "../responses/result";
import { isLoopback, smtpSocket } from "./smtp-socket";

export interface SmtpMailerOptions {
  /** smtps://user:password@host:465 */
  readonly url: string;
  /** Limits the connections at once: mail servers answer 421 beyond their own limit. */
  readonly connections: Limit;
  /** The name for EHLO. Undefined: the machine's, or [127.0.0.1] where that has no dot. */
  readonly ehloName?: string | undefined;
  /** More TLS options, such as a private certificate authority. */
  readonly tls?: ConnectionOptions;
  /** Whether mails may cross unencrypted to an IP address. Tests replace it. */
  readonly mayBePlain?: typeof isLoopback;
}

/** Sends mails to an SMTP server, within the time limit. */
export const smtpMailer = (options: SmtpMailerOptions): Mailer => ({
  deliver: async (mail, timeMs) => {
    const deadline = performance.now() + timeMs;
    // Those ahead in the queue came earlier and keep the same limit, so the wait ends by the deadline.
    return options.connections(() => send(mail, Math.max(Math.round(deadline - performance.now()), 1), options));
  },
});

const send = async (
  mail: ContactMail,
  ms: number,
  { url, ehloName, tls, mayBePlain = isLoopback }: SmtpMailerOptions,
): Promise<Delivery> => {
  // Each of the limits below restarts, and a server that sends a byte now and then outlasts the socket timeout.
  // The signal ends all.
  const signal = AbortSignal.timeout(ms);
  const transport = createTransport({
    url,
    getSocket: smtpSocket(signal, mayBePlain),
    tls: { minVersion: "TLSv1.2", ...tls },
    name: ehloName,
    // nodemailer's defaults are 30 seconds to 10 minutes; hosts stop a function after 10 seconds.
    connectionTimeout: ms,
    greetingTimeout: ms,
    socketTimeout: ms,
  });
  const progress = { textSent: false };
  // nodemailer reads the mail's text once the server asked for it.
  transport.use("stream", ({ message }, done) => {
    message.processFunc((text) =>
      text.once("end", () => {
        progress.textSent = true;
      }),
    );
    done();
  });
  const [error, info] = await new Promise<[NodemailerError | null, SMTPSentMessageInfo]>((resolve) => {
    transport.sendMail({ ...mail, signal }, (...result) => resolve(result));
  });
  transport.close();

  const refused = ((error ?? info).rejectedErrors ?? []).map(codeOf);
  return {
    name: error === null ? "sent" : failureName(error, progress.textSent),
    logged: { smtp: error === null ? 250 : codeOf(error), ...(refused.length > 0 ? { refused } : {}) },
  };
};

const codeOf = ({ responseCode, originalCode, code, name }: NodemailerError): SmtpCode =>
  responseCode ?? originalCode ?? code ?? name;

/**
 * A 5xx reply to the sender, the recipient or the text rejects this message. One to the greeting or the login concerns the
 * server, and so do 50x to 53x anywhere: syntax, connection (RFC 5321, 4.2.1) and login (RFC 4954). A server that falls silent
 * after the whole text may still deliver it (RFC 5321, 4.5.3.2.6); a retry then delivers a copy with the same Message-ID.
 */
const failureName = ({ code, responseCode = 0 }: NodemailerError, textSent: boolean): Delivery["name"] => {
  if (responseCode === 0 && textSent) return "mail-unconfirmed";
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 540 ? "mail-rejected" : "mail-unavailable";
};
