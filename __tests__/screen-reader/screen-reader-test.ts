import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "@playwright/test";
import { missingPackages, startSession, type Session } from "./session";

const folder = path.resolve(__dirname, "..", "..", "reports", "screen-reader");

/** The utterances of each turn, without what depends on timing: "Loading", and how far Orca read before it was interrupted. */
const transcript = ({ turns }: Session): string =>
  turns
    .map(({ action, utterances }) =>
      [
        `> ${action}`,
        ...utterances.flatMap(({ kind, text }) =>
          kind === "page" || /^Loading\b|^Finished loading\.$|\bdocument web/u.test(text) ? [] : [`  ${text}`],
        ),
      ].join("\n"),
    )
    .join("\n");

/** Declares a test that listens to an Orca of its own, and writes what it said to reports/screen-reader/. */
export const screenReaderTest = (
  name: string,
  run: (session: Session, site: string) => Promise<void>,
  width?: number,
): void => {
  test(name, async ({ baseURL }) => {
    const missing = `Orca cannot run. Debian: apt-get install ${missingPackages.join(" ")}`;
    if (missingPackages.length > 0 && process.env["CI"] !== undefined) throw new Error(missing);
    test.skip(missingPackages.length > 0, missing);
    const session = await startSession(width);
    const file = path.join(folder, `${name.replaceAll(/\W+/gu, "-")}.txt`);
    try {
      await run(session, baseURL ?? "");
    } finally {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, transcript(session));
    }
  });
};
