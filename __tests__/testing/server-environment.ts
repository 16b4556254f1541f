import path from "node:path";

/** Settings of the server in browser tests: messages stay out of the developer's outbox; the rate limit is out of reach. */
export const serverEnvironment: Readonly<Record<string, string>> = {
  CONTACT_ENV: "development",
  OUTBOX_DIR: path.resolve(__dirname, "..", "..", "reports", "outbox"),
  RATE_LIMIT_MESSAGES: "1000",
};
