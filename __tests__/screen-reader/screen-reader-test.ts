import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { missingPackages, normalizeSpeech, startSession, type Session } from "./session";

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

/** Each turn's key and words. Whether Orca says a window's title, a landmark or "visited" varies. */
const steps = (text: string): readonly string[] =>
  text
    .replaceAll(/^ {2}(?:Page has .*|leaving .*|main content\.?|.* \| .*)$/gimu, "")
    .split(/^> /mu)
    .map(normalizeSpeech)
    // Ctrl+Home only moves to the top: Orca may read the logo with the skip link there.
    .filter((step) => !step.startsWith("ctrl home"));

/** The steps of two runs that differ by more than how far Orca read on before the next key. */
const differences = (first: readonly string[], second: readonly string[]) =>
  (first.length > second.length ? first : second)
    .map((_, index) => [first[index] ?? "nothing", second[index] ?? "nothing"] as const)
    .filter(([one, other]) => !one.startsWith(other) && !other.startsWith(one));

/** Declares a test that listens to an Orca of its own, and compares what it says with the first run (`-- --repeat-each=3`). */
export const screenReaderTest = (
  name: string,
  run: (session: Session, site: string) => Promise<void>,
  width?: number,
): void => {
  test(name, async ({ baseURL }, { repeatEachIndex }) => {
    const missing = `Orca cannot run. Debian: apt-get install ${missingPackages.join(" ")}`;
    if (missingPackages.length > 0 && process.env["CI"] !== undefined) throw new Error(missing);
    test.skip(missingPackages.length > 0, missing);
    const session = await startSession(width);
    const file = path.join(folder, `${name.replaceAll(/\W+/gu, "-")}.txt`);
    try {
      await run(session, baseURL ?? "");
    } finally {
      mkdirSync(folder, { recursive: true });
      if (repeatEachIndex === 0) writeFileSync(file, transcript(session));
    }
    const firstRun = steps(readFileSync(file, "utf8"));
    expect(differences(firstRun, steps(transcript(session))), "what differs from the first run").toEqual([]);
  });
};
