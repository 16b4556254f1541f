import type { PageStyle } from "./html-answer/style";
import type { ContactWords } from "./html-answer/words";
import type { LogEntry } from "./log";
import type { MailSettings } from "./mail/compose";
import type { Mailer } from "./mail/delivery";
import type { ProxySetting } from "./settings/settings";
import type { Limiter } from "./store/limiter";
import type { Once } from "./store/once";

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
