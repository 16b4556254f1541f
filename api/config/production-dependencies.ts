import { randomBytes, randomUUID } from "node:crypto";
import look from "../generated/look.json";
import words from "../generated/words.json";
import { makeStyle } from "../responses/style";
import type { ContactWords } from "../responses/content";
import { writeLog } from "../log";
import { outboxMailer } from "../mail/outbox-mailer";
import { makeSlots } from "../mail/semaphore";
import { smtpMailer } from "../mail/smtp-mailer";
import type { ContactServices } from "./dependencies";
import { readContactSettings } from "./read-settings";
import type { ContactSettings, Environment } from "./settings";
import { keptState, type ContactState } from "../storage/process-state";
import { makeLimiter } from "../security/rate-limiter";
import { memoryOnce } from "../storage/memory-idempotency-store";
import { openRedis } from "../storage/redis";
import { redisOnce } from "../storage/redis-idempotency-store";

/**
 * Functions are ended at 10 seconds, and the whole answer must come in under 9. A Redis that falls
 * silent takes up to a second more.
 */
export const mailTimeMs = 7500;

/** Half of what Postfix allows one client by default. */
const connectionsAtOnce = 25;

export const liveWords: ContactWords = words;
export const liveStyle = makeStyle(look);

/**
 * The real world: settings from the environment, mail servers, Redis, clock and log.
 * @throws ContactSettingsError when the settings are wrong
 */
export const liveServices = (environment: Environment): ContactServices => {
  const settings = readContactSettings(environment);
  const state = keptState(() => makeState(settings));
  return {
    mailer:
      settings.mail.kind === "smtp"
        ? smtpMailer({ servers: settings.mail.servers, slots: state.slots })
        : outboxMailer(settings.mail.folder),
    mail: {
      siteName: words.studio.name,
      from: settings.from ?? words.studio.email,
      to: settings.to ?? [words.studio.email],
    },
    mailTimeMs,
    limiter: state.limiter,
    once: state.once,
    secret: settings.xsrfSecret ?? state.ownSecret,
    origins: settings.origins,
    proxy: settings.proxy,
    words: liveWords,
    style: liveStyle,
    now: Date.now,
    newId: randomUUID,
    log: writeLog,
  };
};

const makeState = (settings: ContactSettings): ContactState => {
  const redis = settings.redisUrl === undefined ? undefined : openRedis(settings.redisUrl);
  const inProcess = memoryOnce();
  return {
    slots: makeSlots(connectionsAtOnce),
    redis,
    limiter: makeLimiter(settings.limit, redis),
    once: redis === undefined ? inProcess : redisOnce(redis, inProcess),
    ownSecret: randomBytes(32).toString("base64url"),
  };
};
