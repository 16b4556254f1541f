import path from "node:path";

/**
 * What the served site is told during browser tests: messages stay out of the developer's outbox, and no
 * limit ends a run.
 */
export const journeyEnvironment: Readonly<Record<string, string>> = {
  OUTBOX_DIR: path.resolve(__dirname, "..", "..", "reports", "outbox"),
  RATE_LIMIT_MESSAGES: "1000",
};
