import path from "node:path";

/** Environment of the site under browser tests: messages go to reports/, and no rate limit ends a run. */
export const testEnvironment: Readonly<Record<string, string>> = {
  OUTBOX_DIR: path.resolve(__dirname, "..", "..", "reports", "outbox"),
  RATE_LIMIT_MESSAGES: "1000",
};
