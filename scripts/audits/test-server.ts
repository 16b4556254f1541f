import type { RunningServer } from "../../server/start-server";
import { root } from "../run-command";
import { serverEnvironment } from "../test/server-environment";

/**
 * Serves the built site on any free port.
 * @throws when there is no built site
 */
export const startTestServer = async (): Promise<RunningServer> => {
  Object.assign(process.env, serverEnvironment);
  // Loaded now, not before: the function reads words that the build writes.
  const { startServer } = await import("../../server/start-server");
  return startServer(root, 0);
};
