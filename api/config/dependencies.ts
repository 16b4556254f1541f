import type { HstsScope } from "../../src/lib/security-headers";
import type { LogEntry } from "../log";
import type { MailSettings } from "../mail/compose";
import type { Mailer } from "../mail/delivery";
import type { RateLimiter } from "../security/rate-limiter";
import type { IdempotencyStore } from "../storage/idempotency-store";
import type { ProxySetting } from "./read-settings";

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
