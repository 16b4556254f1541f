import type { ContactMessage } from "../src/contact";
import type { ContactDependencies } from "./config/dependencies";
import { composeMail } from "./mail/compose";
import { reject, type ContactResult } from "./responses/result";
import type { IdempotencyKey } from "./storage/idempotency-key";

/**
 * Sends a message unless it was sent before. A message counts against the client's rate limit when the mail server
 * accepted it or rejected it for good; one that it could not take now, and a repeat, do not.
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
    if (result.name === "mail-unavailable") await rateLimiter.refund(client);
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
