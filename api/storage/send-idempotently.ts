import type { ContactMessage } from "../../src/contact";
import type { ContactDependencies } from "../config/dependencies";
import { composeMail } from "../mail/compose";
import { reject, type ContactResult } from "../responses/result";
import type { IdempotencyKey } from "./idempotency-key";

/**
 * Sends a message unless it was sent before. Only messages that the mail server accepted count against
 * the client's rate limit; repeats do not.
 */
export const sendIdempotently = async (
  message: ContactMessage,
  key: IdempotencyKey,
  client: string,
  dependencies: ContactDependencies,
): Promise<ContactResult> => {
  const { idempotencyStore, rateLimiter, mailTimeMs, now } = dependencies;
  const startedAt = now();
  return idempotencyStore.run(key.id, key.rememberSeconds, mailTimeMs, async () => {
    const waitSeconds = await rateLimiter.consume(client);
    if (waitSeconds !== undefined) return reject("rate-limited", { headers: { "Retry-After": String(waitSeconds) } });

    const result = await deliver(message, key, mailTimeMs - (now() - startedAt), dependencies);
    if (result.status !== 200) await rateLimiter.refund(client);
    return result;
  });
};

const deliver = async (
  message: ContactMessage,
  key: IdempotencyKey,
  timeMs: number,
  { mailer, mail, now }: ContactDependencies,
): Promise<ContactResult> => {
  const delivery = await mailer.deliver(composeMail(message, key.mail, new Date(now()), mail), timeMs);
  switch (delivery.kind) {
    case "accepted":
    case "filed":
      return { name: "sent", status: 200, delivery };
    case "rejected":
      return reject("mail-rejected", { delivery });
    case "unavailable":
      return reject("mail-unavailable", { delivery });
  }
};
