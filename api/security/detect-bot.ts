import { leastTimeMs } from "../../src/contact";

/** Says whether a robot filled in the form: the field that people never meet, or a hand too fast for one. */
export const judgeHand = (given: {
  readonly honeypot: string;
  readonly elapsedMs: number | undefined;
}): "person" | "honeypot" | "too-fast" => {
  if (given.honeypot.trim() !== "") return "honeypot";
  return given.elapsedMs !== undefined && given.elapsedMs < leastTimeMs ? "too-fast" : "person";
};
