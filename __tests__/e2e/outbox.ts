import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import PostalMime from "postal-mime";
import { serverEnvironment } from "../../scripts/test/server-environment";

/** The texts of the mails in the test server's outbox. A file without .eml is still being written. */
export const mailTexts = async (): Promise<readonly string[]> => {
  const outbox = serverEnvironment["OUTBOX_DIR"] ?? "";
  const files = readdirSync(outbox).filter((file) => file.endsWith(".eml"));
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(path.join(outbox, file)))));
  return mails.map(({ text = "" }) => text);
};
