import { spawn } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { watch } from "chokidar";
import { claimOutput } from "./claim-output";
import { servePort } from "./develop/serve-port";
import { findFreePort } from "./free-port";
import { root, runMain } from "./run-command";

/** Code that runs in Node, in Gatsby or in the content check: a change takes effect when both start again. */
const codeOfSession = ["gatsby-config.ts", "gatsby-node.ts", "src/content-schema", "src/content-lint", "src/gatsby"];

/**
 * `npm run develop [-- --port 8000 --host localhost]`: live editing. A saved change shows in the open page. Content
 * errors are shown in the terminal and in the page, which keeps its last valid content until they are fixed.
 */
runMain(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: "string", short: "p", default: "8000" },
      host: { type: "string", short: "H", default: "localhost" },
    },
  });
  claimOutput(root, "npm run develop");
  const gatsbyPort = await findFreePort();
  let hasStopped = false;
  await servePort(Number(values.port), values.host, gatsbyPort, () => hasStopped);
  console.log(`Live editing: http://${values.host}:${values.port}/`);

  const start = () => {
    hasStopped = false;
    return spawn(
      process.execPath,
      ["--import", "tsx", path.join(root, "scripts", "develop", "session.ts"), String(gatsbyPort)],
      { cwd: root, stdio: ["ignore", "inherit", "inherit"] },
    ).once("exit", (code) => {
      hasStopped = code === 1;
      if (hasStopped)
        console.log("\nLive editing has stopped. The reason is above. It starts again when the code changes.");
    });
  };
  let session = start();
  const hasEnded = (): boolean => session.exitCode !== null || session.signalCode !== null;
  watch(codeOfSession, { cwd: root, ignored: /\.test\.tsx?$/u, ignoreInitial: true }).on("all", (_, file) => {
    // It is about to start again, or a file is being saved under another name.
    if (session.killed || !/\.\w+$/u.test(file)) return;
    console.log(`\n${file} has changed. Live editing starts again.`);
    const restart = (): void => {
      session = start();
    };
    if (hasEnded()) restart();
    else session.once("exit", restart).kill();
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      if (hasEnded()) process.exit();
      session.removeAllListeners("exit");
      session.once("exit", () => process.exit()).kill(signal);
    });
  }
});
