import { readContactSettings } from "../api/config/read-settings";
import { stopOnSignals } from "../server/stop-on-signals";
import { root, runMain } from "./run-main";

/** `npm run serve`: serves what the last build made, contact function included, until SIGINT or SIGTERM. */
runMain(async () => {
  const { proxy } = readContactSettings();
  // Imported late: the function reads content that the build writes.
  const { hostToUse, startServer } = await import("../server/start-server");
  const { PORT: port = "" } = process.env;
  const { address, stop } = await startServer(root, port === "" ? 9000 : Number(port), hostToUse(process.env, proxy));
  stopOnSignals(stop);
  console.log("\nThe site is served. Ctrl+C stops it.");
  console.log(address);
});
