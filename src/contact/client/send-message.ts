import { number, object, string, type InferType } from "yup";
import type { ContactMessage } from "..";
import { contactFields, idempotencyHeaderName, xsrfHeaderName } from "../api-contract";
import { contactMessages } from "../messages";
import {
  callFunction,
  deleteXsrfToken,
  fetchXsrfToken,
  readXsrfToken,
  type FunctionResponse,
} from "./contact-function";

export interface Sending {
  readonly message: ContactMessage;
  readonly honeypot: string;
  /** The same for each attempt to send this text. */
  readonly idempotencyKey: string;
}

export type SendResult =
  | { readonly kind: "sent" }
  | { readonly kind: "failed"; readonly error: string }
  | { readonly kind: "offline" }
  /** The browser refuses cookies: only a native submit works. */
  | { readonly kind: "no-cookie" };

/** Sends a message, with one retry where that can help. Never throws. */
export const sendMessage = async (sending: Sending): Promise<SendResult> => {
  if (isOffline()) return { kind: "offline" };

  const cookieFetched = await fetchXsrfToken();
  if (cookieFetched && readXsrfToken() === undefined) return { kind: "no-cookie" };

  let response = await attempt(sending);
  if (canRetry(response)) {
    await new Promise((resolve) => {
      setTimeout(resolve, retryAfterMs);
    });
    response = await attempt(sending);
  }

  if (response === undefined && isOffline()) return { kind: "offline" };
  const { status, body } = parseBody(response?.text ?? "");
  if (status === 200) return { kind: "sent" };
  return { kind: "failed", error: body?.trim() ? body : contactMessages.sendFailed };
};

const retryAfterMs = 1000;

/** Whether sending again can help: after a network error, 5xx and 429. */
const canRetry = (response: FunctionResponse | undefined): boolean =>
  response === undefined || response.httpStatus === 429 || response.httpStatus >= 500;

/** Posts a message, once more with a new cookie where the function refused the one that there was. */
const attempt = async (sending: Sending): Promise<FunctionResponse | undefined> => {
  const response = await post(sending);
  if (response?.httpStatus !== 403) return response;
  // It expired, was not fetched, or its secret was replaced.
  deleteXsrfToken();
  return (await fetchXsrfToken()) ? post(sending) : undefined;
};

const post = ({ message, honeypot, idempotencyKey }: Sending): Promise<FunctionResponse | undefined> => {
  const token = readXsrfToken();
  return callFunction({
    method: "POST",
    headers: {
      Accept: "application/json",
      "Content-Type": "application/json",
      [idempotencyHeaderName]: idempotencyKey,
      ...(token === undefined ? {} : { [xsrfHeaderName]: token }),
    },
    body: JSON.stringify({
      [contactFields.email]: message.email,
      [contactFields.message]: message.message,
      [contactFields.honeypot]: honeypot,
      [contactFields.elapsed]: performance.now(),
    }),
    // The request continues when the visitor leaves the page.
    keepalive: true,
  });
};

const responseSchema = object({ status: number(), body: string() });

/** Parses a response (specification, section 7): `status` 200 is success, else `body` is the error. */
const parseBody = (text: string): InferType<typeof responseSchema> => {
  try {
    return responseSchema.validateSync(JSON.parse(text), { strict: true });
  } catch {
    return {};
  }
};

const isOffline = (): boolean => !navigator.onLine;

/** Adds an event to the list that tag managers read; nothing is loaded for it. */
export const pushToDataLayer = (event: "email_sent"): void => {
  const list: unknown = Reflect.get(window, "dataLayer");
  if (Array.isArray(list)) list.push({ event });
  else Reflect.set(window, "dataLayer", [{ event }]);
};
