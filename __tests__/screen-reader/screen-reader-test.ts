import { test } from "@playwright/test";
import { missingPackages, startSession, type Session } from "./session";

/** Declares a test that listens to an Orca of its own. */
export const screenReaderTest = (
  name: string,
  run: (session: Session, site: string) => Promise<void>,
  width?: number,
): void => {
  test(name, async ({ baseURL }) => {
    const missing = `Orca cannot run. Debian: apt-get install ${missingPackages.join(" ")}`;
    if (missingPackages.length > 0 && process.env["CI"] !== undefined) throw new Error(missing);
    test.skip(missingPackages.length > 0, missing);
    await run(await startSession(width), baseURL ?? "");
  });
};
