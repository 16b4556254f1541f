import { number, object, string, type InferType } from "yup";
import type { ContactMessage } from "../../../contact";
import { contactMessages } from "../../../contact/messages";
import { contactEndpoint, contactFields, idempotencyHeaderName, xsrfHeaderName } from "../../../contact/api-contract";
import { fetchText, type FetchedText } from "./fetch-text";
import { retryDelay } from "./retry-delay";
import { fetchXsrfToken, readXsrfToken } from "./xsrf-token";

export interface Sending {
  readonly message: ContactMessage;
  /** The value of the honeypot field. */
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

/** The function responds within 9 seconds and its host stops it after 10; the rest is for a slow network. */
const timeLimitMs = 11_000;

/** The function rejected the current cookie; the next submit fetches a new one. */
let cookieRejected = false;

/** Sends a message, with one retry where that can help. Never throws. */
export const sendMessage = async (sending: Sending): Promise<SendResult> => {
  if (isOffline()) return { kind: "offline" };

  const cookieFetched = await fetchXsrfToken(cookieRejected);
  if (cookieFetched && readXsrfToken() === undefined) return { kind: "no-cookie" };

  let fetched = await attempt(sending);
  const delay = retryDelay(fetched);
  if (delay !== undefined) {
    await sleep(delay);
    fetched = await attempt(sending);
  }

  cookieRejected = fetched?.httpStatus === 403;
  if (fetched === undefined && isOffline()) return { kind: "offline" };
  const { status, body } = parseBody(fetched?.text ?? "");
  if (status === 200) return { kind: "sent" };
  return { kind: "failed", error: body?.trim() ? body : contactMessages.sendFailed };
};

const attempt = ({ message, honeypot, idempotencyKey }: Sending): Promise<FetchedText | undefined> => {
  const token = readXsrfToken();
  return fetchText(
    contactEndpoint,
    {
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
    },
    timeLimitMs,
  );
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

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
