import { idempotencyHeaderName, minElapsedMs } from "../src/contact/api-contract";
import { validateContactMessage } from "../src/contact/schema";
import type { ContactDependencies } from "./config/dependencies";
import { parseMessage } from "./http/parse-message";
import { header, type ContactRequest } from "./http/request";
import { reportedPage, withReportedPage } from "./http/reported-page";
import { errorForLog } from "./log";
import { refusal, type ContactResult } from "./responses/result";
import type { Client } from "./security/client";
import { isForeignOrigin } from "./security/foreign-origin";
import { verifyXsrf } from "./security/verify-xsrf";
import { sendIdempotently } from "./send-idempotently";
import { createIdempotencyKey } from "./storage/idempotency-key";

/**
 * Handles a POST. The order matters: first where it comes from, then parsing, then validation; only a message
 * that can be sent counts against the rate limit.
 */
export const handlePost = async (
  request: ContactRequest,
  client: Client,
  dependencies: ContactDependencies,
): Promise<ContactResult> => {
  const { format, body, headers, receivedAt } = request;
  if (format === undefined) return refusal("content-type");
  if (isForeignOrigin(headers, dependencies.origins)) return refusal("foreign-origin");
  // A form without scripts has no token to send.
  const xsrf = format === "form" ? "valid" : verifyXsrf(headers, dependencies.secret);
  if (xsrf !== "valid") return refusal(`xsrf-${xsrf}`);

  if (!Buffer.isBuffer(body)) return refusal(body, { headers: { Connection: "close" } });
  const received = parseMessage(body, format);
  if (received === undefined) return refusal("unreadable");

  // With scripts the line is in the field.
  const page = format === "form" ? reportedPage(headers, dependencies.origins) : undefined;
  const { honeypot, elapsedMs, isRepeated, ...fields } = received;
  const typed = { ...fields, message: withReportedPage(fields.message, page) };
  if (isRepeated) return refusal("repeated", { typed });
  const validated = validateContactMessage(typed);
  if (!validated.ok) {
    const { errors } = validated;
    return refusal("invalid", { text: Object.values(errors).join(" "), errors, typed });
  }
  // Bots: people do not see the field, and take longer.
  if (honeypot.trim() !== "") return refusal("honeypot", { typed });
  if (elapsedMs < minElapsedMs) return refusal("too-fast", { typed, headers: { "Retry-After": "1" } });

  const sentKey = header(headers, idempotencyHeaderName);
  const sender = { sentKey, isForm: format === "form", client: client.key };
  const key = createIdempotencyKey(validated.message, sender);
  if (key === undefined) return refusal("unreadable");
  const deadline = receivedAt + dependencies.mailTimeMs;
  const { message } = validated;
  // Caught here, where the visitor's text is known: the page of a form post gives it back.
  const result = await sendIdempotently({ message, key }, client.key, deadline, dependencies).catch((error: unknown) =>
    refusal("crash", { logged: { error: errorForLog(error) } }),
  );
  const { reference } = key;
  const logged = { ...result.logged, reference };
  return { ...result, typed, logged, ...(result.status === 200 ? { reference } : {}) };
};
