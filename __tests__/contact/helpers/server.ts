import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { ConnectionOptions } from "node:tls";
import { makeStyle } from "../../../api/responses/style";
import { listenWith } from "../../../api/http/listener";
import { mailTimeMs } from "../../../api/config/production-dependencies";
import type { LogEntry } from "../../../api/log";
import { makeSlots } from "../../../api/mail/semaphore";
import { smtpMailer } from "../../../api/mail/smtp-mailer";
import type { SmtpServer } from "../../../api/mail/smtp-server";
import type { ContactServices } from "../../../api/config/dependencies";
import { makeLimiter } from "../../../api/security/rate-limiter";
import { memoryOnce } from "../../../api/storage/memory-idempotency-store";
import { words } from "./content";

export const studioAddress = "hello@rampandrail.example";

/** What most tests leave as it is. The mailer has no server: give one, or another mailer. */
export const testServices = (
  changes: Partial<ContactServices> & { readonly log?: ContactServices["log"] } = {},
): ContactServices => ({
  mailer: { deliver: async () => Promise.resolve({ kind: "unavailable", attempts: [] }) },
  mail: { siteName: "Ramp & Rail", from: studioAddress, to: [studioAddress] },
  mailTimeMs,
  limiter: makeLimiter({ messages: 1000, seconds: 60 }, undefined),
  once: memoryOnce(),
  secret: "a secret for tests that has more than 32 characters",
  origins: [],
  proxy: { kind: "none" },
  words,
  style: makeStyle({ tokens: ":root{--text:#000}", font: "" }),
  now: Date.now,
  newId: randomUUID,
  log: () => undefined,
  ...changes,
});

export const plainSmtp = (port: number): SmtpServer => ({ host: "127.0.0.1", port, encryption: "none" });

export const mailerTo = (servers: readonly SmtpServer[], tls?: ConnectionOptions): ContactServices["mailer"] =>
  smtpMailer({ servers, slots: makeSlots(25), ...(tls === undefined ? {} : { tls }) });

/** The function behind a real HTTP server on a real socket. */
export interface World {
  readonly url: string;
  readonly origin: string;
  readonly log: readonly LogEntry[];
  readonly services: ContactServices;
  readonly close: () => Promise<void>;
}

export const startWorld = async (changes: Partial<ContactServices> = {}): Promise<World> => {
  const log: LogEntry[] = [];
  const services = testServices({ log: (entry) => log.push(entry), ...changes });
  const server = createServer((request, response) => {
    void listenWith(() => services, request, response);
  });
  const origin = await listenAnywhere(server);
  return {
    url: `${origin}/api/contact`,
    origin,
    log,
    services,
    close: async () => closeServer(server),
  };
};

export const listenAnywhere = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}`;
};

export const closeServer = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
};
