import { buildSite } from "./build-site";
import { runMain } from "./run-command";
import { serveSite } from "./serve-site";

/** `npm start`: builds the site for production and serves it, contact function included. */
runMain(async () => {
  console.log("Building the site for production, then serving it.");
  await buildSite();
  await serveSite();
});
