import type { ContactFormWords } from "./contact-form-props";

/** Where a message is on its way. `slow` is `sending` for longer than five seconds. */
export type SendPhase = "idle" | "sending" | "slow" | "sent" | "failed" | "offline";

/** Milliseconds after which the visitor is told that it takes longer than usual. */
export const slowAfterMs = 5000;

export const isUnderWay = (phase: SendPhase): boolean => phase === "sending" || phase === "slow";

/** What the status line says. */
export const statusText = (phase: SendPhase, words: ContactFormWords): string => {
  switch (phase) {
    case "idle":
      return "";
    case "sending":
      return words.sending;
    case "slow":
      return words.slow;
    case "sent":
      return words.statusSuccess;
    case "failed":
      return words.statusFailure;
    case "offline":
      return words.offline;
  }
};
