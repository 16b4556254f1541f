import { readContactSettings } from "../api/config/read-settings";
import type { Environment, ProxySetting } from "../api/config/settings";
import { root } from "./run-command";

/**
 * The interface to listen on: the setting HOST, else this machine's own behind a proxy, whose headers anybody could
 * write who reaches the server directly.
 * @returns undefined for all
 */
export const hostToUse = (environment: Environment, proxy: ProxySetting): string | undefined => {
  const host = environment["HOST"]?.trim() ?? "";
  if (host !== "") return host;
  return proxy.kind === "hops" ? "127.0.0.1" : undefined;
};

/**
 * Serves the built site, contact function included, until SIGINT or SIGTERM. Prints the address.
 * @throws when there is no built site, the port is taken, or the contact function's settings are wrong
 */
export const serveSite = async (): Promise<void> => {
  const { proxy } = readContactSettings();
  // Imported late: the function reads content that the build writes.
  const { startServer } = await import("../server/start-server");
  const { PORT: port = "" } = process.env;
  const { address, stop } = await startServer(root, port === "" ? 9000 : Number(port), hostToUse(process.env, proxy));
  let stopped: Promise<never> | undefined;
  // The contact function may have open connections of its own, which would keep the process alive.
  const end = (): unknown => (stopped ??= stop().then(() => process.exit(0)));
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  console.log("\nThe site is served. Ctrl+C stops it.");
  console.log(address);
};
