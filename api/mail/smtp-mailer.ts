import { setTimeout as wait } from "node:timers/promises";
import type { ConnectionOptions } from "node:tls";
import { createTransport, type NodemailerError, type SMTPSentMessageInfo } from "nodemailer";
import type { Limit } from "p-limit";
import type { ContactMail } from "./compose";
import type { SmtpCode } from "../log";
import type { Delivery, Mailer } from "./delivery";

export interface SmtpMailerOptions {
  /** smtps://user:password@host:465 */
  readonly url: string;
  /** False: STARTTLS is not required, and not used. */
  readonly encrypted: boolean;
  /** Limits the connections at once: mail servers answer 421 beyond their own limit. */
  readonly connections: Limit;
  /** The name for EHLO. Undefined: the machine's, or [127.0.0.1] where that has no dot. */
  readonly ehloName?: string | undefined;
  /** More TLS options, such as a private certificate authority. */
  readonly tls?: ConnectionOptions;
}

/** Too short for an attempt: a TLS handshake alone takes several round trips. */
const minAttemptMs = 250;

/** The pause before another attempt: twice as long each time. */
const firstPauseMs = 200;
const longestPauseMs = 1000;

/**
 * Sends mails to an SMTP server. Tries again within the time limit where no recipient can get a second copy: the server
 * refused the connection or answered 421 before the mail began, or refused a recipient for now and took the mail for others.
 */
export const smtpMailer = (options: SmtpMailerOptions): Mailer => ({
  deliver: async (mail, timeMs) => {
    const deadline = Date.now() + timeMs;
    const deliverTo = async (to: readonly string[], pauseMs: number): Promise<Attempt> => {
      const left = deadline - Date.now();
      if (left < minAttemptMs) return { name: "mail-unavailable", smtp: "busy", refused: [], again: [] };
      const first = await attempt(mail, to, left, options);
      if (first.again.length === 0 || deadline - Date.now() < pauseMs + minAttemptMs) return first;
      // At different times, or those that were turned away together would come back together.
      await wait(pauseMs * (0.5 + Math.random() / 2));
      const next = await deliverTo(first.again, Math.min(pauseMs * 2, longestPauseMs));
      if (first.name !== "sent") return next;
      const isKnown = next.name === "sent" || next.refused.length > 0;
      const without = isKnown ? next.refused : first.again.map(() => next.smtp);
      return { ...first, refused: [...first.refused.filter(isPermanent), ...without] };
    };
    const recipients = mail.to.map(({ address }) => address);
    // Those ahead in the queue came earlier and keep the same limit, so the wait ends by the deadline.
    const { name, smtp, refused } = await options.connections(() => deliverTo(recipients, firstPauseMs));
    return { name, logged: { smtp, ...(refused.length > 0 ? { refused } : {}) } };
  },
});

interface Attempt {
  readonly name: Delivery["name"];
  readonly smtp: SmtpCode;
  /** A code for each recipient that was refused. */
  readonly refused: readonly SmtpCode[];
  /** Who has no copy and may get one by another attempt. */
  readonly again: readonly string[];
}

const attempt = async (
  mail: ContactMail,
  to: readonly string[],
  ms: number,
  { url, encrypted, ehloName, tls }: SmtpMailerOptions,
): Promise<Attempt> => {
  const transport = createTransport({
    url,
    requireTLS: encrypted,
    ignoreTLS: !encrypted,
    tls: { minVersion: "TLSv1.2", ...tls },
    ...(ehloName === undefined ? {} : { name: ehloName }),
    // nodemailer's defaults are 30 seconds to 10 minutes; hosts stop a function after 10 seconds.
    dnsTimeout: ms,
    connectionTimeout: ms,
    greetingTimeout: ms,
    socketTimeout: ms,
  });
  const progress = { begun: false, textSent: false };
  // nodemailer opens the mail's text after the login, and reads it once the server asked for it.
  transport.use("stream", ({ message }, done) => {
    message.processFunc((text) => {
      progress.begun = true;
      return text.once("end", () => {
        progress.textSent = true;
      });
    });
    done();
  });
  // Each of these limits restarts, and a server that sends a byte now and then outlasts the socket timeout.
  // The signal ends the whole attempt.
  const signal = AbortSignal.timeout(ms);
  const envelope = { from: mail.from.address, to: [...to] };
  const [error, info] = await new Promise<[NodemailerError | null, SMTPSentMessageInfo]>((resolve) => {
    transport.sendMail({ ...mail, envelope, signal }, (...result) => resolve(result));
  });
  transport.close();

  const rejected = (error ?? info).rejectedErrors ?? [];
  const refused = rejected.map(codeOf);
  if (error === null) {
    const again = rejected.filter((one) => !isPermanent(codeOf(one))).flatMap(({ recipient }) => recipient ?? []);
    return { name: "sent", smtp: 250, refused, again };
  }
  const isBusy = error.responseCode === 421 || error.originalCode === "ECONNREFUSED";
  const again = isBusy && !progress.begun ? to : [];
  return { name: failureName(error, progress.textSent), smtp: codeOf(error), refused, again };
};

const codeOf = ({ responseCode, originalCode, code, name }: NodemailerError): SmtpCode =>
  responseCode ?? originalCode ?? code ?? name;

const isPermanent = (code: SmtpCode): boolean => typeof code === "number" && code >= 500;

/**
 * A 5xx reply to the sender, the recipient or the text rejects this message. One to the greeting or the login concerns the
 * server, and so do 50x to 53x anywhere: syntax, connection (RFC 5321, 4.2.1) and login (RFC 4954). A server that falls silent
 * after the whole text may still deliver it (RFC 5321, 4.5.3.2.6); a retry then delivers a copy with the same Message-ID.
 */
const failureName = ({ code, responseCode = 0 }: NodemailerError, textSent: boolean): Delivery["name"] => {
  if (responseCode === 0 && textSent) return "mail-unconfirmed";
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 540 ? "mail-rejected" : "mail-unavailable";
};
