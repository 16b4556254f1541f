import type { ContactMessage } from "../../../contact";
import { contactMessages } from "../../../contact/messages";
import { contactEndpoint, contactFields, idempotencyHeaderName, xsrfHeaderName } from "../../../contact/api-contract";
import { fetchText, type FetchedText } from "./fetch-text";
import { parseBody } from "./read-response";
import { retryDelay } from "./retry-delay";
import { fetchXsrfToken, readXsrfToken } from "./xsrf-token";

export interface Sending {
  readonly message: ContactMessage;
  /** The value of the honeypot field. */
  readonly honeypot: string;
  /** The same for each attempt to send this text. */
  readonly idempotencyKey: string;
  /** When the form was first used, in milliseconds since 1970. */
  readonly startedAt: number;
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

  const asked = await fetchXsrfToken(cookieRejected);
  const token = readXsrfToken();
  if (asked && token === undefined) return { kind: "no-cookie" };

  let fetched = await attempt(sending, token);
  const delay = retryDelay(fetched === undefined ? { kind: "unreachable" } : { kind: "answered", ...fetched });
  if (delay !== undefined && !isSuccess(fetched)) {
    await sleep(delay);
    fetched = await attempt(sending, readXsrfToken());
  }

  cookieRejected = fetched?.httpStatus === 403;
  if (isSuccess(fetched)) return { kind: "sent" };
  if (fetched === undefined && isOffline()) return { kind: "offline" };
  return { kind: "failed", error: (fetched && parseBody(fetched.text).error) ?? contactMessages.sendFailed };
};

const attempt = (
  { message, honeypot, idempotencyKey, startedAt }: Sending,
  token: string | undefined,
): Promise<FetchedText | undefined> =>
  fetchText(
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
        // The visitor's clock may have been set back.
        [contactFields.elapsed]: Math.max(0, Date.now() - startedAt),
      }),
      // The request continues when the visitor leaves the page.
      keepalive: true,
    },
    timeLimitMs,
  );

const isSuccess = (fetched: FetchedText | undefined): boolean =>
  fetched !== undefined && parseBody(fetched.text).status === 200;

const isOffline = (): boolean => !navigator.onLine;

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
