import type { PageStyle } from "../responses/style";
import type { ContactWords } from "../responses/content";
import type { LogEntry } from "../log";
import type { MailSettings } from "../mail/compose";
import type { Mailer } from "../mail/delivery";
import type { ProxySetting } from "./settings";
import type { Limiter } from "../security/rate-limiter";
import type { Once } from "../storage/idempotency-store";

/** Everything that the function asks of the world, so that a test can put another world there. */
export interface ContactServices {
  readonly mailer: Mailer;
  readonly mail: MailSettings;
  /** How long the mail servers may take together, in milliseconds. */
  readonly mailTimeMs: number;
  readonly limiter: Limiter;
  readonly once: Once;
  /** Signs tokens and hides addresses. At least 32 characters. */
  readonly secret: string;
  readonly origins: readonly string[];
  readonly proxy: ProxySetting;
  readonly words: ContactWords;
  readonly style: PageStyle;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A name for one request. */
  readonly newId: () => string;
  readonly log: (entry: LogEntry) => void;
}
