import { readContactSettings } from "../api/config/read-settings";
import { root, runMain } from "./run-command";

/** `npm run serve`: serves what the last build made, contact function included, until SIGINT or SIGTERM. */
runMain(async () => {
  const { proxy } = readContactSettings();
  // Imported late: the function reads content that the build writes.
  const { hostToUse, startServer } = await import("../server/start-server");
  const { PORT: port = "" } = process.env;
  const { address, stop } = await startServer(root, port === "" ? 9000 : Number(port), hostToUse(process.env, proxy));
  let stopped: Promise<never> | undefined;
  // The contact function may have open connections of its own, which would keep the process alive.
  const end = (): unknown => (stopped ??= stop().then(() => process.exit(0)));
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  console.log("\nThe site is served. Ctrl+C stops it.");
  console.log(address);
});
