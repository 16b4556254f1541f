import path from "node:path";
import { commandFile, root, runMain, runNode } from "./run-command";

/** `npm run develop`: live editing at http://localhost:8000. Content mistakes are told and do not stop it. */
runMain(async () => {
  await runNode(path.join(root, "scripts", "generate-function-words.ts"));
  process.exitCode = await runNode(commandFile("gatsby"), ["develop", ...process.argv.slice(2)]);
});
