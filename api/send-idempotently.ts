import type { ContactMessage } from "../src/contact";
import type { ContactDependencies } from "./config/dependencies";
import { composeMail } from "./mail/compose";
import { reject, type ContactResult } from "./responses/result";
import type { IdempotencyKey } from "./storage/idempotency-key";

/** Hosts stop a function after 10 seconds. One command to Redis, half a second at most, may come on top. */
const requestTimeMs = 8600;

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
  const deadline = now() + requestTimeMs;
  return idempotencyStore.run(key.id, key.rememberSeconds, deadline, async () => {
    const waitSeconds = await rateLimiter.consume(client);
    if (waitSeconds !== undefined) return reject("rate-limited", { headers: { "Retry-After": String(waitSeconds) } });

    // A Redis that falls silent takes one second, which is not the mail server's.
    const result = await deliver(message, key, Math.min(mailTimeMs, deadline - now()), dependencies);
    if (result.status === 503) await rateLimiter.refund(client);
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
    case "unconfirmed":
      return reject("mail-unconfirmed", { delivery });
    case "unavailable":
      return reject("mail-unavailable", { delivery });
  }
};
