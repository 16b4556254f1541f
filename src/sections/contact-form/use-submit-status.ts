import { useEffect, useState } from "react";
import type { SendResult } from "./send/send-message";

type Result = Exclude<SendResult["kind"], "no-cookie">;

/** What the status line says. `slow` is `sending` for longer than five seconds. */
export type SubmitStatus = Result | "sending" | "slow";

const slowAfterMs = 5000;

/** The status of the form, and a function that sets the result of a submit. `offline` ends when the network is back. */
export const useSubmitStatus = (submitting: boolean) => {
  const [result, setResult] = useState<Result>();
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (!submitting) return;
    const timer = setTimeout(setSlow, slowAfterMs, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [submitting]);

  useEffect(() => {
    const onOnline = (): void => {
      setResult((last) => (last === "offline" ? undefined : last));
    };
    window.addEventListener("online", onOnline);
    return () => {
      window.removeEventListener("online", onOnline);
    };
  }, []);

  const status: SubmitStatus | undefined = submitting ? (slow ? "slow" : "sending") : result;
  return [status, setResult] as const;
};
