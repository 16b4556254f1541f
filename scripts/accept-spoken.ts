import { findChromium } from "./find-chromium";
import { commandFile, runMain, runNode } from "./run-command";
import { startTestServer } from "./audits/test-server";

/**
 * `npm run spoken:accept`: writes what the virtual screen reader says now to __tests__/spoken/. Read the difference before
 * you commit it. Needs a build; serves it by itself unless BASE_URL says where it is.
 */
runMain(async () => {
  const given = process.env["BASE_URL"];
  const server = given === undefined ? await startTestServer() : undefined;
  try {
    process.exitCode = await runNode(commandFile("@playwright/test", "playwright"), ["test", "spoken.spec"], {
      ACCEPT_SPOKEN: "1",
      BASE_URL: given ?? server?.address ?? "",
      CHROME_PATH: findChromium(),
    });
  } finally {
    await server?.stop();
  }
});
