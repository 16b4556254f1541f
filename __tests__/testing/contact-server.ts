import { createServer } from "node:http";
import pLimit from "p-limit";
import type { ContactDependencies } from "../../api/config/dependencies";
import { handleWith } from "../../api/handler";
import type { LogEntry } from "../../api/log";
import { smtpMailer, type SmtpMailerOptions } from "../../api/mail/smtp-mailer";
import { createRateLimiter } from "../../api/security/rate-limiter";
import { createMemoryStore } from "../../api/storage/idempotency-store";
import { listenAnywhere } from "./listen";
import { startSmtpSink } from "./smtp-sink";

export const studioAddress = "hello@rampandrail.example";

/** Accepts every mail and sends none. */
export const acceptingMailer: ContactDependencies["mailer"] = {
  deliver: async () => Promise.resolve({ name: "sent", logged: { smtp: 250 } }),
};

/** Default dependencies. The mailer has no server. */
export const testDependencies = (changes: Partial<ContactDependencies> = {}): ContactDependencies => ({
  mailer: { deliver: async () => Promise.resolve({ name: "mail-unavailable", logged: { smtp: "no server" } }) },
  mail: { siteName: "Ramp & Rail", from: studioAddress, to: [studioAddress] },
  mailTimeMs: 8000,
  rateLimiter: createRateLimiter({ messages: 1000, seconds: 60 }, undefined),
  idempotencyStore: createMemoryStore(),
  secret: "a secret for tests that has more than 32 characters",
  origins: [],
  proxy: 0,
  hsts: "host",
  log: () => undefined,
  ...changes,
});

/** The function in front of a real SMTP server. */
export const startWithSmtp = async (changes: Partial<ContactDependencies> = {}) => {
  const sink = await startSmtpSink();
  return { sink, ...(await startTestServer({ mailer: mailerTo(sink.url), ...changes })) };
};

export const mailerTo = (url: string, more: Partial<SmtpMailerOptions> = {}): ContactDependencies["mailer"] =>
  smtpMailer({ url, connections: pLimit(25), ...more });

/** The function behind a real HTTP server on a real socket. */
export const startTestServer = async (changes: Partial<ContactDependencies> = {}) => {
  const log: LogEntry[] = [];
  const dependencies = testDependencies({ log: (entry) => log.push(entry), ...changes });
  const server = createServer((request, response) => {
    // As Express does.
    response.setHeader("X-Powered-By", "Express");
    void handleWith(() => dependencies, request, response);
  });
  return { url: `${await listenAnywhere(server)}/api/contact`, log };
};
