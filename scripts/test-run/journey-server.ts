import { startServer, type RunningServer } from "../../server/start-server";
import { root } from "../run-command";
import { journeyEnvironment } from "./journey-environment";

/**
 * Serves the built site on any free port, for the journeys and the audits.
 * @throws when there is no built site
 */
export const startJourneyServer = (): Promise<RunningServer> => {
  Object.assign(process.env, journeyEnvironment);
  return startServer(root, 0);
};
