import { number, object, string, type InferType } from "yup";
import type { ContactMessage } from "../schema";
import { contactFields, idempotencyHeaderName, xsrfHeaderName } from "../api-contract";
import { contactMessages } from "../messages";
import {
  callFunction,
  ensureXsrfToken,
  fetchXsrfToken,
  readXsrfTokens,
  type FunctionResponse,
} from "./contact-function";

export interface Sending {
  readonly message: ContactMessage;
  readonly honeypot: string;
  /** The same for each attempt to send this text. */
  readonly idempotencyKey: string;
}

export type SendResult =
  | { readonly kind: "sent"; readonly reference: string | undefined }
  | { readonly kind: "failed"; readonly error: string }
  | { readonly kind: "offline" }
  /** No token is accepted, as where the browser refuses cookies: only a native submit, which needs none, can work. */
  | { readonly kind: "refused" };

/** Sends a message, with one retry where that can help. Never throws. */
export const sendMessage = async (sending: Sending): Promise<SendResult> => {
  await ensureXsrfToken();
  let response = await attempt(sending);
  if (response === undefined || response.isTemporary) {
    await new Promise((resolve) => {
      setTimeout(resolve, retryAfterMs);
    });
    response = await attempt(sending);
  }

  // It words a failure and prevents none: VPNs and virtual machines say offline when they aren't.
  if (response === undefined && !navigator.onLine) return { kind: "offline" };
  if (response?.httpStatus === refused.httpStatus) return { kind: "refused" };
  const { status, body, reference } = parseBody(response?.text ?? "");
  if (status === 200) return { kind: "sent", reference };
  return { kind: "failed", error: body?.trim() ? body : contactMessages.sendFailed };
};

const retryAfterMs = 1000;

/** What the function answers to a message without a token that it accepts. */
const refused: FunctionResponse = { httpStatus: 403, text: "", isTemporary: false };

/** Posts a message, once more with a new cookie where the function refused what there was. */
const attempt = async (sending: Sending): Promise<FunctionResponse | undefined> => {
  const response = await postWithAnyToken(sending);
  if (response?.httpStatus !== refused.httpStatus) return response;
  // The cookie expired or its secret was replaced.
  const renewal = await fetchXsrfToken();
  return renewal?.httpStatus === 200 ? postWithAnyToken(sending) : renewal;
};

/** Posts a message with one token after the other, until the function accepts one. */
const postWithAnyToken = async (sending: Sending): Promise<FunctionResponse | undefined> => {
  for (const token of readXsrfTokens()) {
    const response = await post(sending, token);
    if (response?.httpStatus !== refused.httpStatus) return response;
  }
  return refused;
};

const post = ({ message, honeypot, idempotencyKey }: Sending, token: string): Promise<FunctionResponse | undefined> =>
  callFunction({
    method: "POST",
    headers: {
      Accept: "application/json",
      "Content-Type": "application/json",
      [idempotencyHeaderName]: idempotencyKey,
      [xsrfHeaderName]: token,
    },
    body: JSON.stringify({
      ...message,
      [contactFields.honeypot]: honeypot,
      [contactFields.elapsed]: performance.now(),
    }),
    // The request continues when the visitor leaves the page.
    keepalive: true,
  });

const responseSchema = object({ status: number(), body: string(), reference: string() });

/** In a response `status` 200 is success, else `body` is the error (docs/specification.md, "Sending"). */
const parseBody = (text: string): InferType<typeof responseSchema> => {
  try {
    return responseSchema.validateSync(JSON.parse(text), { strict: true });
  } catch {
    return {};
  }
};

/** Adds an event to the list that tag managers read; nothing is loaded for it. */
export const pushToDataLayer = (event: "email_sent"): void => {
  const list: unknown = Reflect.get(window, "dataLayer");
  if (Array.isArray(list)) list.push({ event });
  else Reflect.set(window, "dataLayer", [{ event }]);
};
