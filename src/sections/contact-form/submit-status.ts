import { useEffect, useState, type Dispatch, type SetStateAction } from "react";
import type { ContactFormStrings } from "./contact-form-props";

/** `slow` is `sending` for longer than five seconds. */
export type SubmitStatus = "idle" | "sending" | "slow" | "sent" | "failed" | "offline";

const slowAfterMs = 5000;

/** Whether a message is being sent. */
export const isSubmitting = (status: SubmitStatus): boolean => status === "sending" || status === "slow";

/** The text of the status line. */
export const statusText = (status: SubmitStatus, strings: ContactFormStrings): string =>
  ({
    idle: "",
    sending: strings.sending,
    slow: strings.slow,
    sent: strings.statusSuccess,
    failed: strings.statusFailure,
    offline: strings.offline,
  })[status];

/** The status, which turns `slow` after five seconds of sending and leaves `offline` when the network is back. */
export const useSubmitStatus = (): [SubmitStatus, Dispatch<SetStateAction<SubmitStatus>>] => {
  const [status, setStatus] = useState<SubmitStatus>("idle");

  useEffect(() => {
    if (status !== "sending") return;
    const timer = setTimeout(() => {
      setStatus("slow");
    }, slowAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [status]);

  useEffect(() => {
    if (status !== "offline") return;
    const onOnline = (): void => {
      setStatus("idle");
    };
    window.addEventListener("online", onOnline);
    return () => {
      window.removeEventListener("online", onOnline);
    };
  }, [status]);

  return [status, setStatus];
};
