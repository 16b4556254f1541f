import { contactTexts, messageMaxLength, type ContactFaults } from "../../src/contact";
import type { Delivery } from "../mail/delivery";

/** How a request ended. The name stands in the log, the rest becomes the answer. */
export interface Outcome {
  readonly name: "cookie" | "cookie-kept" | "to-form" | "sent" | "sent-before" | RefusalName;
  readonly status: number;
  /** What is wrong, in plain words. Left out when nothing is. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly faults?: ContactFaults;
  /** What the visitor typed, given back to a form without scripts. */
  readonly typed?: TypedText;
  readonly delivery?: Delivery;
}

export interface TypedText {
  readonly email: string;
  readonly message: string;
}

const otherWays = "Please call us or write to us by mail instead.";

/** Every way to be refused, with its HTTP status and what the visitor reads. */
const refusals = {
  method: { status: 405, text: "Messages are sent to this address with POST." },
  "content-type": { status: 415, text: "A message must be sent as JSON or as a form, in UTF-8." },
  foreign: { status: 403, text: "A message can only be sent from a page of this site." },
  "no-origin": {
    status: 403,
    text: "We could not tell that this message came from our own page. Please press the button once more.",
  },
  forged: {
    status: 403,
    text: "We could not tell that this message came from our own form. Please reload the page and send it again.",
  },
  expired: {
    status: 403,
    text: "The form was open for a long time. Please reload the page and send your message again.",
  },
  "too-large": {
    status: 413,
    text: `This is too much to send. A message can have at most ${String(messageMaxLength)} characters.`,
  },
  "too-slow": { status: 408, text: "The message did not reach us in time. Please send it again." },
  "broken-off": { status: 400, text: "The message reached us only in part. Please send it again." },
  unreadable: { status: 400, text: "The message could not be read." },
  faults: { status: 400, text: contactTexts.sendFailed },
  // These two say nothing of the reason: robots must not learn from it.
  honeypot: { status: 400, text: contactTexts.sendFailed },
  "too-fast": { status: 429, text: contactTexts.sendFailed },
  limit: {
    status: 429,
    text: "Too many messages came from your address. Please wait a few minutes and send yours again.",
  },
  "mail-refused": { status: 502, text: `Our mail server refused this message, so it was not sent. ${otherWays}` },
  "mail-unavailable": {
    status: 503,
    text: "Our mail server could not take this message, so it was not sent. Please try again in a minute.",
  },
  settings: { status: 503, text: `The form cannot send messages now. ${otherWays}` },
  crash: { status: 500, text: contactTexts.sendFailed },
} as const;

export type RefusalName = keyof typeof refusals;

/** A refusal with its status and words; `more` adds to it or says it more exactly. */
export const refuse = (name: RefusalName, more: Partial<Omit<Outcome, "name" | "status">> = {}): Outcome => ({
  name,
  ...refusals[name],
  ...more,
});
