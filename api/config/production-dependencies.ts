import { randomBytes } from "node:crypto";
import pLimit from "p-limit";
import { writeLog } from "../log";
import { outboxMailer } from "../mail/outbox-mailer";
import { smtpMailer } from "../mail/smtp-mailer";
import { functionContent } from "../responses/content";
import { createRateLimiter } from "../security/rate-limiter";
import { createMemoryStore } from "../storage/idempotency-store";
import { openRedis, type RedisLog } from "../storage/redis";
import { createRedisStore } from "../storage/redis-idempotency-store";
import type { ContactDependencies } from "./dependencies";
import { readContactSettings, type ContactSettings } from "./read-settings";
import type { Environment } from "./settings";
import { timeLimits } from "./time-limits";

declare global {
  /** What outlives a request. On globalThis, because `gatsby develop` reloads the function's modules for each request. */
  var contactFunctionState: ReturnType<typeof createState> | undefined;
}

/**
 * The dependencies in production: settings from the environment, mail server, Redis and log.
 * @throws ContactSettingsError when the settings are wrong
 */
export const productionDependencies = (environment: Environment): ContactDependencies => {
  const settings = readContactSettings(environment);
  const state = (globalThis.contactFunctionState ??= createState(settings));
  const { studio } = functionContent;
  return {
    mailer:
      settings.mail.kind === "smtp"
        ? smtpMailer({ ...settings.mail, connections: state.smtpConnections })
        : outboxMailer(settings.mail.folder),
    mail: { siteName: studio.name, from: settings.from ?? studio.email, to: settings.to ?? [studio.email] },
    mailTimeMs: timeLimits.mail,
    rateLimiter: state.rateLimiter,
    idempotencyStore: state.idempotencyStore,
    secret: settings.xsrfSecret ?? state.randomSecret,
    origins: settings.origins,
    proxy: settings.proxy,
    hsts: settings.hsts,
    log: writeLog,
  };
};

const createState = ({ redisUrl, limit, smtpConnections }: ContactSettings) => {
  const log: RedisLog = (redis, error) => writeLog({ at: new Date().toISOString(), redis, error });
  const redis = redisUrl === undefined ? undefined : openRedis(redisUrl, log);
  const inProcess = createMemoryStore();
  return {
    smtpConnections: pLimit(smtpConnections),
    redis,
    rateLimiter: createRateLimiter(limit, redis?.client),
    idempotencyStore: redis === undefined ? inProcess : createRedisStore(redis, inProcess),
    /** Used when no XSRF_SECRET is set. */
    randomSecret: randomBytes(32).toString("base64url"),
  };
};
