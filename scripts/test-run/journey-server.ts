import type { RunningServer } from "../../server/start-server";
import { root } from "../run-command";
import { journeyEnvironment } from "./journey-environment";

/**
 * Serves the built site on any free port, for the journeys and the audits.
 * @throws when there is no built site
 */
export const startJourneyServer = async (): Promise<RunningServer> => {
  Object.assign(process.env, journeyEnvironment);
  // Loaded now, not before: the function reads words that the build writes.
  const { startServer } = await import("../../server/start-server");
  return startServer(root, 0);
};
