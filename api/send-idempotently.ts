import type { ContactMessage } from "../src/contact";
import type { ContactDependencies } from "./config/dependencies";
import { composeMail } from "./mail/compose";
import { reject, type ContactResult } from "./responses/result";
import type { IdempotencyKey } from "./storage/idempotency-key";

/**
 * Sends a message unless it was sent before. A message counts against the client's rate limit when the mail server
 * accepted it or rejected it for good; one that it could not take now, and a repeat, do not.
 * @param deadline when the mail server must have answered, in milliseconds since 1970
 */
export const sendIdempotently = async (
  message: ContactMessage,
  key: IdempotencyKey,
  client: string,
  deadline: number,
  dependencies: ContactDependencies,
): Promise<ContactResult> => {
  const { idempotencyStore, rateLimiter } = dependencies;
  return idempotencyStore.run(key.id, key.rememberSeconds, deadline, async () => {
    const waitSeconds = await rateLimiter.consume(client);
    if (waitSeconds !== undefined) return reject("rate-limited", { headers: { "Retry-After": String(waitSeconds) } });

    const result = await deliver(message, key, deadline, dependencies);
    if (result.status === 503) await rateLimiter.refund(client);
    return result;
  });
};

const deliver = async (
  message: ContactMessage,
  key: IdempotencyKey,
  deadline: number,
  { mailer, mail }: ContactDependencies,
): Promise<ContactResult> => {
  const composed = composeMail(message, key.mail, new Date(), mail);
  const delivery = await mailer.deliver(composed, deadline - Date.now());
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
