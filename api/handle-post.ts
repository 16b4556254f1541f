import { checkContactMessage, idempotencyHeaderName, type ContactMessage } from "../src/contact";
import { isGoodFormToken } from "./security/form-token";
import { judgeOrigin } from "./security/verify-origin";
import { judgeHand } from "./security/detect-bot";
import { visitorAddress, visitorKey } from "./security/client-address";
import { judgeXsrf } from "./security/verify-xsrf";
import { isGoodKeyHeader, messageKey } from "./storage/idempotency-key";
import { refuse, type Outcome, type TypedText } from "./responses/result";
import { readContentType, type MessageFormat } from "./http/content-type";
import { parseFormMessage } from "./http/parse-form";
import { parseJsonMessage } from "./http/parse-json";
import { UnreadableMessage, type ReceivedMessage } from "./http/received-message";
import { header, type ContactRequest } from "./http/request";
import { sendOnce } from "./storage/send-idempotently";
import type { ContactServices } from "./config/dependencies";

/**
 * Answers a POST. The order is on purpose: first who speaks, then whether it can be read, then
 * whether it keeps the rules, and only a message that could be sent is counted.
 */
export const takeMessage = async (request: ContactRequest, services: ContactServices): Promise<Outcome> => {
  const format = readContentType(header(request.headers, "Content-Type"));
  if (format === undefined || !isPlain(header(request.headers, "Content-Encoding"))) return refuse("content-type");

  const origin = judgeOrigin(request.headers, services.origins);
  if (origin === "foreign") return refuse("foreign");
  if (format === "json") {
    const xsrf = judgeXsrf(request.headers, services.secret, services.now());
    if (xsrf !== "good") return refuse(xsrf);
  }

  const received = read(request.body, format);
  if ("status" in received) return received;
  const typed: TypedText = { email: received.email, message: received.message };
  const visitor = visitorKey(visitorAddress(request, services.proxy), services.secret);

  // A browser that says nothing of where a form stood gets the form back once, signed for this visitor.
  if (
    format === "form" &&
    origin === "unknown" &&
    !isGoodFormToken(received.formToken, services.secret, visitor, services.now())
  )
    return refuse("no-origin", { typed });

  const checked = checkContactMessage(typed);
  if (!checked.ok) {
    const { email, message } = checked.faults;
    return refuse("faults", {
      text: [email, message].filter((fault) => fault !== undefined).join(" "),
      faults: checked.faults,
      typed,
    });
  }

  const hand = judgeHand(received);
  if (hand === "honeypot") return refuse("honeypot", { typed });
  if (hand === "too-fast") return refuse("too-fast", { typed, headers: { "Retry-After": "1" } });

  return withTyped(await send(checked.message, request, format, visitor, services), typed);
};

const send = async (
  message: ContactMessage,
  { headers }: ContactRequest,
  format: MessageFormat,
  visitor: string,
  services: ContactServices,
): Promise<Outcome> => {
  if (!isGoodKeyHeader(header(headers, idempotencyHeaderName)))
    return refuse("unreadable", { text: "The key of the message must have 8 to 128 letters, digits, - or _." });
  const key = messageKey(message, { headers, isForm: format === "form", visitor }, services.now(), services.newId);
  return sendOnce(message, key, visitor, services);
};

/** A refused message goes back to the visitor's form. */
const withTyped = (outcome: Outcome, typed: TypedText): Outcome =>
  outcome.status === 200 ? outcome : { ...outcome, typed };

const isPlain = (encoding: string | undefined): boolean =>
  encoding === undefined || encoding === "" || encoding === "identity";

const read = (body: ContactRequest["body"], format: MessageFormat): ReceivedMessage | Outcome => {
  if (body.kind === "too-slow") return refuse("too-slow", { headers: { Connection: "close" } });
  if (body.kind !== "whole") return refuse(body.kind, { headers: { Connection: "close" } });
  try {
    return format === "json" ? parseJsonMessage(body.bytes) : parseFormMessage(body.bytes);
  } catch (error) {
    if (error instanceof UnreadableMessage) return refuse("unreadable", { text: error.message });
    throw error;
  }
};
