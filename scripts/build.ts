import { spawnSync } from "node:child_process";
import { readContactSettings } from "../api/config/read-settings";
import { workerIsOn } from "../src/gatsby/build-environment";
import { checkFolder } from "./check-folder";
import { root } from "./project-root";
import { runMain } from "./run-main";

const environment = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  // Memory comes back sooner: V8 collects late while its limit is far, glibc keeps freed picture buffers for each thread.
  NODE_OPTIONS: `--max-old-space-size=2000 ${process.env["NODE_OPTIONS"] ?? ""}`.trim(),
  MALLOC_ARENA_MAX: process.env["MALLOC_ARENA_MAX"] ?? "2",
};

/** `npm run build`: the production build, in public/. */
runMain(() => {
  checkFolder(root);
  // Checked now, because Gatsby would read it only at the end of the build.
  workerIsOn();
  readContactSettings();
  console.log("Building the site with Gatsby: a few minutes the first time.");
  const gatsby = [require.resolve("gatsby/cli.js"), "build"];
  const { status } = spawnSync(process.execPath, gatsby, { cwd: root, env: environment, stdio: "inherit" });
  if (status !== 0) throw new Error("Gatsby could not build the site. See above.");
});
