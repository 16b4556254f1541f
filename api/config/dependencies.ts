import { randomBytes } from "node:crypto";
import pLimit from "p-limit";
import type { HstsScope } from "../../src/lib/security-headers";
import { writeLog, type LogEntry } from "../log";
import type { MailSettings } from "../mail/compose";
import type { Mailer } from "../mail/delivery";
import { outboxMailer } from "../mail/outbox-mailer";
import { smtpMailer } from "../mail/smtp-mailer";
import { functionContent } from "../responses/content";
import { createRateLimiter, type RateLimiter } from "../security/rate-limiter";
import { createMemoryStore, type IdempotencyStore } from "../storage/idempotency-store";
import { openRedis } from "../storage/redis";
import { createRedisStore } from "../storage/redis-idempotency-store";
import { readContactSettings, type ContactSettings, type Environment, type ProxySetting } from "./read-settings";

/** Everything that the function depends on; tests pass their own. */
export interface ContactDependencies {
  readonly mailer: Mailer;
  readonly mail: MailSettings;
  /** The time until the mail server must have answered, in milliseconds from the first byte of the request. */
  readonly mailTimeMs: number;
  readonly rateLimiter: RateLimiter;
  readonly idempotencyStore: IdempotencyStore;
  /** Signs tokens and hashes client addresses. At least 32 characters. */
  readonly secret: string;
  readonly origins: readonly string[];
  readonly proxy: ProxySetting;
  readonly hsts: HstsScope;
  readonly log: (entry: LogEntry) => void;
}

declare global {
  /** What outlives a request. On globalThis, because `gatsby develop` reloads the function's modules for each request. */
  var contactFunctionState: ReturnType<typeof createState> | undefined;
}

/** Settings from the environment, mail server, Redis and log. @throws ContactSettingsError when settings are wrong */
export const productionDependencies = (environment: Environment): ContactDependencies => {
  const settings = readContactSettings(environment);
  const { smtp, outbox, from, to, origins, proxy, hsts } = settings;
  const state = (globalThis.contactFunctionState ??= createState(settings));
  const { studio } = functionContent;
  return {
    mailer: smtp === undefined ? outboxMailer(outbox) : smtpMailer({ ...smtp, connections: state.smtpConnections }),
    mail: { siteName: studio.name, from: from ?? studio.email, to: to ?? [studio.email] },
    // Hosts stop a function after 10 seconds. After a mail server that didn't answer, up to four commands to Redis follow
    // in turn (the refund, the end of the claim), each of half a second at most: the response is there after nine.
    mailTimeMs: 7000,
    rateLimiter: state.rateLimiter,
    idempotencyStore: state.idempotencyStore,
    secret: settings.xsrfSecret ?? state.randomSecret,
    origins,
    proxy,
    hsts,
    log: writeLog,
  };
};

const createState = ({ redisUrl, limit, smtpConnections }: ContactSettings) => {
  const redis = redisUrl === undefined ? undefined : openRedis(redisUrl, writeLog);
  const inProcess = createMemoryStore();
  return {
    smtpConnections: pLimit(smtpConnections),
    redis,
    rateLimiter: createRateLimiter(limit, redis),
    idempotencyStore: redis === undefined ? inProcess : createRedisStore(redis, inProcess),
    /** Used when no XSRF_SECRET is set. */
    randomSecret: randomBytes(32).toString("base64url"),
  };
};
