import type { ContactDependencies } from "./config/dependencies";
import { composeMail, type OutgoingMessage } from "./mail/compose";
import { refusal, type ContactResult } from "./responses/result";

/**
 * Sends a message unless it was sent before. A message counts against the client's rate limit when the mail server
 * accepted it or rejected it for good; one that it could not take now counts a third, a repeat not at all.
 * @param deadline when the mail server must have answered, on the clock of performance.now()
 */
export const sendIdempotently = async (
  outgoing: OutgoingMessage,
  client: string,
  deadline: number,
  dependencies: ContactDependencies,
): Promise<ContactResult> => {
  const { idempotencyStore, rateLimiter } = dependencies;
  const { key } = outgoing;
  return idempotencyStore.run(key.id, key.rememberSeconds, deadline, async () => {
    const waitSeconds = await rateLimiter.consume(client);
    if (waitSeconds !== undefined) return refusal("rate-limited", { headers: { "Retry-After": String(waitSeconds) } });

    const composed = composeMail(outgoing, new Date(), dependencies.mail);
    const { name, logged } = await dependencies.mailer.deliver(composed, deadline - performance.now());
    if (name === "sent") return { name, status: 200, logged };
    const rejection = refusal(name, { logged });
    if (rejection.status === 503) await rateLimiter.refund(client);
    return rejection;
  });
};
