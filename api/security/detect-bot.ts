import { minElapsedMs } from "../../src/contact";

/** Detects bots by the honeypot field and by a form that was submitted faster than a person can. */
export const detectBot = (received: {
  readonly honeypot: string;
  readonly elapsedMs: number | undefined;
}): "person" | "honeypot" | "too-fast" => {
  if (received.honeypot.trim() !== "") return "honeypot";
  return received.elapsedMs !== undefined && received.elapsedMs < minElapsedMs ? "too-fast" : "person";
};
