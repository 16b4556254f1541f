import { claimOutput } from "./claim-output";
import { runGatsby } from "./develop/run-gatsby";
import { watchContent } from "./develop/watch-content";
import { root, runMain } from "./run-command";

/**
 * `npm run develop [-- --port 8000 --host localhost]`: live editing. A saved change shows in the open page. Content
 * errors are shown in the terminal and in the page, which keeps its last valid content until they are fixed.
 * `tsx watch` (package.json) starts it again when its code or Gatsby's changes.
 */
runMain(async () => {
  claimOutput("npm run develop");
  await new Promise<void>((resolve) => watchContent(root, resolve));
  console.log("The site is starting. This takes about a minute. Ctrl+C stops it.");
  runGatsby(process.argv.slice(2));
});
