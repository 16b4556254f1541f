import { runMain } from "./run-command";
import { serveSite } from "./serve-site";

/** `npm run serve`: serves what the last build made. */
runMain(serveSite);
