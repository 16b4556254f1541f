import type { ContactMessage } from "../../../contact";
import { contactTexts } from "../../../contact/messages";
import { contactEndpoint, contactFields, idempotencyHeaderName, xsrfHeaderName } from "../../../contact/api-contract";
import { fetchText, type FetchedText } from "./fetch-text";
import { readAnswer } from "./read-answer";
import { retryWait } from "./retry-wait";
import { fetchXsrfToken, readXsrfToken } from "./xsrf-token";

export interface Sending {
  readonly message: ContactMessage;
  /** What stands in the field that people never meet. */
  readonly honeypot: string;
  /** The same for each repeat of this text. */
  readonly sendKey: string;
  /** When the form was first touched, in milliseconds since 1970. */
  readonly touchedAt: number;
}

export type SendResult =
  | { readonly kind: "sent" }
  | { readonly kind: "failed"; readonly error: string }
  | { readonly kind: "offline" }
  /** The browser keeps no cookies: only a form without scripts can get through. */
  | { readonly kind: "no-cookie" };

/** The function answers within 9 seconds and is ended by its host at 10; the rest is for a slow line. */
const timeLimitMs = 11_000;

/** The function refused the cookie that is here; the next message gets a fresh one. */
let refused = false;

/** Sends a message, with one retry where that can help. Never throws. */
export const sendMessage = async (sending: Sending): Promise<SendResult> => {
  if (isOffline()) return { kind: "offline" };

  const asked = await fetchXsrfToken(refused);
  const token = readXsrfToken();
  if (asked && token === undefined) return { kind: "no-cookie" };

  let fetched = await attempt(sending, token);
  const wait = retryWait(fetched === undefined ? { kind: "unreached" } : { kind: "answered", ...fetched });
  if (wait !== undefined && !isSuccess(fetched)) {
    await pause(wait);
    fetched = await attempt(sending, readXsrfToken());
  }

  refused = fetched?.httpStatus === 403;
  if (isSuccess(fetched)) return { kind: "sent" };
  if (fetched === undefined && isOffline()) return { kind: "offline" };
  return { kind: "failed", error: (fetched && readAnswer(fetched.text).error) ?? contactTexts.sendFailed };
};

const attempt = (
  { message, honeypot, sendKey, touchedAt }: Sending,
  token: string | undefined,
): Promise<FetchedText | undefined> =>
  fetchText(
    contactEndpoint,
    {
      method: "POST",
      headers: {
        Accept: "application/json",
        "Content-Type": "application/json",
        [idempotencyHeaderName]: sendKey,
        ...(token === undefined ? {} : { [xsrfHeaderName]: token }),
      },
      body: JSON.stringify({
        [contactFields.email]: message.email,
        [contactFields.message]: message.message,
        [contactFields.honeypot]: honeypot,
        // The visitor's clock may have been set back meanwhile.
        [contactFields.elapsed]: Math.max(0, Date.now() - touchedAt),
      }),
      // A message on its way arrives although the visitor leaves the page.
      keepalive: true,
    },
    timeLimitMs,
  );

const isSuccess = (fetched: FetchedText | undefined): boolean =>
  fetched !== undefined && readAnswer(fetched.text).status === 200;

const isOffline = (): boolean => !navigator.onLine;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
