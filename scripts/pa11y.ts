import { startServer } from "../server/start-server";
import { findChromium } from "./find-chromium";
import { commandFile, root, runMain, runNode } from "./run-command";

/**
 * `npm run test:pa11y`: pa11y-ci with the settings of .pa11yci on every page of the built sitemap, the offline page and the
 * 404 page, as they are served. Needs a build.
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
    process.exitCode = await runNode(
      commandFile("pa11y-ci"),
      [...sitemap, `${site}/offline/`, `${site}/there-is-no-such-page/`],
      { PUPPETEER_EXECUTABLE_PATH: findChromium() },
    );
  } finally {
    await server.stop();
  }
});
