import { randomBytes, randomUUID } from "node:crypto";
import pLimit from "p-limit";
import generatedContent from "../generated/content.json";
import { writeLog } from "../log";
import { outboxMailer } from "../mail/outbox-mailer";
import { smtpMailer } from "../mail/smtp-mailer";
import type { ResponseContent } from "../responses/content";
import { createRateLimiter } from "../security/rate-limiter";
import { createMemoryStore } from "../storage/memory-idempotency-store";
import { getProcessState, type ProcessState } from "./process-state";
import { openRedis } from "../storage/redis";
import { createRedisStore } from "../storage/redis-idempotency-store";
import type { ContactDependencies } from "./dependencies";
import { readContactSettings } from "./read-settings";
import type { ContactSettings, Environment } from "./settings";

/** Hosts stop a function after 10 seconds, and the response must come within 9. A silent Redis takes up to one more. */
export const mailTimeMs = 7500;

/** Half of what Postfix allows one client by default. */
const maxSmtpConnections = 25;

/** The page, texts and addresses from the build. */
export const responseContent: ResponseContent = generatedContent;

/**
 * The dependencies in production: settings from the environment, mail server, Redis, clock and log.
 * @throws ContactSettingsError when the settings are wrong
 */
export const productionDependencies = (environment: Environment): ContactDependencies => {
  const settings = readContactSettings(environment);
  const state = getProcessState(() => createState(settings));
  const { studio } = responseContent;
  return {
    mailer:
      settings.mail.kind === "smtp"
        ? smtpMailer({ server: settings.mail.server, connections: state.smtpConnections })
        : outboxMailer(settings.mail.folder),
    mail: { siteName: studio.name, from: settings.from ?? studio.email, to: settings.to ?? [studio.email] },
    mailTimeMs,
    rateLimiter: state.rateLimiter,
    idempotencyStore: state.idempotencyStore,
    secret: settings.xsrfSecret ?? state.randomSecret,
    origins: settings.origins,
    proxy: settings.proxy,
    content: responseContent,
    now: Date.now,
    newId: randomUUID,
    log: writeLog,
  };
};

const createState = ({ redisUrl, limit }: ContactSettings): ProcessState => {
  const redis = redisUrl === undefined ? undefined : openRedis(redisUrl);
  const inProcess = createMemoryStore();
  return {
    smtpConnections: pLimit(maxSmtpConnections),
    redis,
    rateLimiter: createRateLimiter(limit, redis),
    idempotencyStore: redis === undefined ? inProcess : createRedisStore(redis, inProcess),
    randomSecret: randomBytes(32).toString("base64url"),
  };
};
