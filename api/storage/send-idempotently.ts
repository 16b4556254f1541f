import type { ContactMessage } from "../../src/contact";
import { composeMail } from "../mail/compose";
import type { MessageKey } from "./idempotency-key";
import { refuse, type Outcome } from "../responses/result";
import type { ContactServices } from "../config/dependencies";

/**
 * Sends a message, unless it was sent before. Only messages that the mail server took are counted
 * against the visitor's limit, and repeats are not.
 */
export const sendOnce = async (
  message: ContactMessage,
  key: MessageKey,
  visitor: string,
  services: ContactServices,
): Promise<Outcome> => {
  const begun = services.now();
  const { mailTimeMs } = services;
  return services.once.run(key.once, key.rememberSeconds, mailTimeMs, async () => {
    const waitSeconds = await services.limiter.count(visitor);
    if (waitSeconds !== undefined) return refuse("limit", { headers: { "Retry-After": String(waitSeconds) } });

    const outcome = await deliver(message, key, mailTimeMs - (services.now() - begun), services);
    if (outcome.status !== 200) await services.limiter.giveBack(visitor);
    return outcome;
  });
};

const deliver = async (
  message: ContactMessage,
  key: MessageKey,
  timeMs: number,
  { mailer, mail, now }: ContactServices,
): Promise<Outcome> => {
  const delivery = await mailer.deliver(composeMail(message, key.mail, new Date(now()), mail), timeMs);
  switch (delivery.kind) {
    case "accepted":
    case "filed":
      return { name: "sent", status: 200, delivery };
    case "refused":
      return refuse("mail-refused", { delivery });
    case "unavailable":
      return refuse("mail-unavailable", { delivery });
  }
};
