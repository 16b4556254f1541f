import { buildSite } from "./build-site";
import { runMain } from "./run-command";

/** `npm run build`: the production build, in public/. */
runMain(buildSite);
