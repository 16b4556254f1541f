import { assertContactSettings } from "../api/config/read-settings";
import { root } from "./run-command";

const usualPort = 9000;

/** @throws when PORT is set and is no port */
const portToUse = (): number => {
  const said = process.env["PORT"];
  if (said === undefined || said === "") return usualPort;
  const port = Number(said);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${said}", but it must be a number from 0 to 65535. 0 takes any free one.`);
  }
  return port;
};

/**
 * Serves the built site, contact function included, until the process is told to stop. Prints the address.
 * @throws when there is no built site, the port is taken, or the contact function's settings are wrong
 */
export const serveSite = async (): Promise<void> => {
  assertContactSettings();
  // Loaded now, not before: the function reads words that the build writes.
  const { startServer } = await import("../server/start-server");
  const { address, stop } = await startServer(root, portToUse());
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    // The contact function may hold connections of its own; nothing is left to wait for once requests are done.
    void stop().then(() => process.exit(0));
  };
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  console.log("\nThe site is served. Ctrl+C stops it.");
  console.log(address);
};
