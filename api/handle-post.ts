import { idempotencyHeaderName, validateContactMessage } from "../src/contact";
import type { ContactDependencies } from "./config/dependencies";
import { readContentType } from "./http/content-type";
import { parseMessage } from "./http/parse-message";
import { header, type ContactRequest } from "./http/request";
import { errorForLog } from "./log";
import { reject, type ContactResult } from "./responses/result";
import { clientAddress, clientKey } from "./security/client-address";
import { detectBot } from "./security/detect-bot";
import { isForeignOrigin } from "./security/foreign-origin";
import { verifyXsrf } from "./security/verify-xsrf";
import { createIdempotencyKey, isValidIdempotencyKey } from "./storage/idempotency-key";
import { sendIdempotently } from "./send-idempotently";

/**
 * Handles a POST. The order matters: first the origin, then parsing, then validation; only a message
 * that can be sent counts against the rate limit.
 */
export const handlePost = async (
  request: ContactRequest,
  dependencies: ContactDependencies,
): Promise<ContactResult> => {
  const { headers } = request;
  const { secret, now } = dependencies;
  const format = readContentType(header(headers, "Content-Type"));
  if (format === undefined || isEncoded(header(headers, "Content-Encoding"))) return reject("content-type");

  if (isForeignOrigin(headers, dependencies.origins)) return reject("foreign-origin");
  if (format === "json") {
    const xsrf = verifyXsrf(headers, secret, now());
    if (xsrf !== "valid") return reject(`xsrf-${xsrf}`);
  }

  if (request.body.kind !== "whole") return reject(request.body.kind, { headers: { Connection: "close" } });
  const received = parseMessage(request.body.bytes, format);
  if (received === undefined) return reject("unreadable");
  const typed = { email: received.email, message: received.message };
  const validated = validateContactMessage(typed);
  if (!validated.ok) {
    const { errors } = validated;
    const text = [errors.email, errors.message].filter((error) => error !== undefined).join(" ");
    return reject("invalid", { text, errors, typed });
  }

  const bot = detectBot(received);
  if (bot === "honeypot") return reject("honeypot", { typed });
  if (bot === "too-fast") return reject("too-fast", { typed, headers: { "Retry-After": "1" } });

  const sentKey = header(headers, idempotencyHeaderName);
  if (!isValidIdempotencyKey(sentKey)) return reject("unreadable", { typed });
  const client = clientKey(clientAddress(request, dependencies.proxy), secret);
  const key = createIdempotencyKey(validated.message, { sentKey, isForm: format === "form", client }, dependencies);
  // Caught here, where the visitor's text is known: the page of a form post gives it back.
  const result = await sendIdempotently(validated.message, key, client, dependencies).catch((error: unknown) =>
    reject("crash", { error: errorForLog(error) }),
  );
  return result.status === 200 ? result : { ...result, typed };
};

const isEncoded = (encoding: string | undefined): boolean =>
  encoding !== undefined && encoding !== "" && encoding !== "identity";
