import { useEffect, useState, type Dispatch, type SetStateAction } from "react";
import { slowAfterMs, type SendPhase } from "./submit-status";

/** Where the message is on its way. Becomes `slow` by itself, and leaves `offline` when the network is back. */
export const useSendPhase = (): [SendPhase, Dispatch<SetStateAction<SendPhase>>] => {
  const [phase, setPhase] = useState<SendPhase>("idle");

  useEffect(() => {
    if (phase !== "sending") return;
    const timer = setTimeout(() => {
      setPhase("slow");
    }, slowAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [phase]);

  // "You are offline" must not stand there once it is not true any more.
  useEffect(() => {
    if (phase !== "offline") return;
    const back = (): void => {
      setPhase("idle");
    };
    window.addEventListener("online", back);
    return () => {
      window.removeEventListener("online", back);
    };
  }, [phase]);

  return [phase, setPhase];
};
