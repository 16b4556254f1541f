import "./require-build";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { startServer } from "../server/start-server";
import { findChromium } from "./find-chromium";
import { root } from "./project-root";
import { runMain } from "./run-main";

/**
 * `npm run test:pa11y`: pa11y-ci with the settings of .pa11yci on every page of the built sitemap, the offline page and
 * the 404 page, as they are served. Needs a build.
 */
runMain(async () => {
  const server = await startServer(root, 0);
  const site = server.address;
  const sitemap = [
    "--sitemap",
    `${site}/sitemap-0.xml`,
    "--sitemap-find",
    "^https?://[^/]+",
    "--sitemap-replace",
    site,
  ];
  try {
    const command = [require.resolve("pa11y-ci/bin/pa11y-ci.js"), "--config", ".pa11yci", ...sitemap];
    const pa11y = spawn(process.execPath, [...command, `${site}/offline/`, `${site}/there-is-no-such-page/`], {
      cwd: root,
      env: { ...process.env, PUPPETEER_EXECUTABLE_PATH: findChromium() },
      stdio: "inherit",
    });
    await once(pa11y, "exit");
    process.exitCode = pa11y.exitCode ?? 1;
  } finally {
    await server.stop();
  }
});
