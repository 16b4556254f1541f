import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { startServer } from "../server/start-server";
import { builtPages } from "./built-pages";
import { chromiumArguments, findChromium } from "./find-chromium";
import { commandFile, root, runMain, runNode } from "./run-command";

/**
 * `npm run test:pa11y`: runs pa11y-ci with the settings of .pa11yci on every page of the built sitemap, the offline page and
 * the 404 page, as served. Writes reports/pa11y.json. Needs a build.
 */

const settings = z
  .object({ defaults: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(path.join(root, ".pa11yci"), "utf8")));

/** pa11y-ci reads one configuration file and knows no address of the server: both are joined here. */
const writeConfig = (baseUrl: string): string => {
  const reports = path.join(root, "reports");
  mkdirSync(reports, { recursive: true });
  const pages = [...builtPages(path.join(root, "public")), "/offline/", "/there-is-no-such-page/"];
  const file = path.join(reports, "pa11yci.json");
  const config = {
    defaults: {
      ...settings.defaults,
      chromeLaunchConfig: { executablePath: findChromium(), args: [...chromiumArguments] },
      reporters: ["cli", ["json", { fileName: path.join(reports, "pa11y.json") }]],
    },
    // Objects, because concurrent plain addresses share one browser context.
    urls: pages.map((page) => ({ url: `${baseUrl}${page}` })),
  };
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
};

runMain(async () => {
  const server = await startServer(root, 0);
  try {
    process.exitCode = await runNode(commandFile("pa11y-ci"), ["--config", writeConfig(server.address)]);
  } finally {
    await server.stop();
  }
});
