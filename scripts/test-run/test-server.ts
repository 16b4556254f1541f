import type { RunningServer } from "../../server/start-server";
import { root } from "../run-command";
import { testEnvironment } from "./test-environment";

/**
 * Serves the built site on a free port, for browser tests.
 * @throws when there is no built site
 */
export const startTestServer = async (): Promise<RunningServer> => {
  Object.assign(process.env, testEnvironment);
  // Imported late: the function reads strings that the build generates.
  const { startServer } = await import("../../server/start-server");
  return startServer(root, 0);
};
