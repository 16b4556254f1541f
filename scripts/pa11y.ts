import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { startServer } from "../server/start-server";
import { builtPages } from "./built-pages";
import { chromiumArguments, findChromium } from "./find-chromium";
import { commandFile, root, runMain, runNode } from "./run-command";

/**
 * `npm run test:pa11y-full`: runs pa11y-ci with the settings of .pa11yci on every page of the built sitemap, the offline
 * page and the 404 page, as served, at three widths. `npm run test:pa11y`: with HTML_CodeSniffer alone, at 1280 px, since
 * axe takes three times as long and test:a11y runs it on pages of each kind. Writes reports/pa11y-full.json or
 * reports/pa11y.json. Needs a build.
 */

const settings = z
  .object({ defaults: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(path.join(root, ".pa11yci"), "utf8")));

const isFull = process.argv[2] === "full";
const report = isFull ? "pa11y-full.json" : "pa11y.json";

const laptop = { width: 1280, height: 800 };
const viewports = isFull ? [{ width: 320, height: 640 }, { width: 768, height: 1024 }, laptop] : [laptop];

/** pa11y-ci reads one configuration file and knows no address of the server: both are joined here. */
const writeConfig = (baseUrl: string): string => {
  const reports = path.join(root, "reports");
  mkdirSync(reports, { recursive: true });
  const pages = [...builtPages(path.join(root, "public")), "/offline/", "/there-is-no-such-page/"];
  const file = path.join(reports, "pa11yci.json");
  const config = {
    defaults: {
      ...settings.defaults,
      ...(isFull ? {} : { runners: ["htmlcs"] }),
      chromeLaunchConfig: { executablePath: findChromium(), args: [...chromiumArguments] },
      reporters: ["cli", ["json", { fileName: path.join(reports, report) }]],
    },
    // Results are keyed by address. Objects, because concurrent plain addresses share one browser context.
    urls: pages.flatMap((page) =>
      viewports.map((viewport) => ({ url: `${baseUrl}${page}#${viewport.width}`, viewport })),
    ),
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
