import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { expect, test } from "@playwright/test";
import contact from "../../api/handler";
import { createApp } from "../../server/create-app";
import { policyIn } from "../../src/gatsby/outputs/csp-check";
import { listenAnywhere } from "../testing/listen";
import { cleanUp } from "../testing/clean-up";
import { serverEnvironment } from "../testing/server-environment";
import type { Browser } from "./browser";
import { firefox, startFirefox } from "./firefox";
import { startWebKit, webkit } from "./webkit";

const browsers = [
  ["Firefox", firefox, () => startFirefox(["--headless"])],
  ["WebKit", webkit, startWebKit],
] as const;

/**
 * Serves the site, and collects what browsers report as refused by the Content-Security-Policy. A page's own can't name an
 * address for reports, so the page's headers repeat it. @returns its address
 */
const serveWithReports = (reports: string[]): Promise<string> => {
  // The contact function reads its settings from there.
  Object.assign(process.env, serverEnvironment);
  const app = createApp({ publicFolder: path.resolve("public"), contact });
  const server = createServer((request, response) => {
    if (request.url === "/csp-report") request.on("data", (part) => reports.push(String(part)));
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = path.resolve("public", `.${pathname}`, "index.html");
    const policy = existsSync(file) ? policyIn(readFileSync(file, "utf8")) : "";
    if (policy !== "")
      response.appendHeader("Content-Security-Policy-Report-Only", `${policy}; report-uri /csp-report`);
    app(request, response);
  });
  return listenAnywhere(server);
};

/** Declares a test for Firefox and WebKit at these widths. Chromium passes the like in __tests__/e2e/. */
export const crossBrowserTest = (
  name: string,
  widths: readonly number[],
  run: (browser: Browser, site: string) => Promise<unknown>,
): void => {
  test.afterEach(() => cleanUp());
  for (const [browserName, program, start] of browsers)
    for (const width of widths)
      test(`${browserName}, ${width} px: ${name}`, async () => {
        const isMissing = program === undefined && process.env["CI"] === undefined;
        test.skip(isMissing, `${browserName} is not installed. Debian: firefox-esr, webkit2gtk-driver, xvfb.`);
        const reports: string[] = [];
        const site = await serveWithReports(reports);
        const browser = await start();
        await browser.resize(width);
        await run(browser, site);
        const widthsOf = () => [window.innerWidth, Math.max(window.innerWidth, document.documentElement.scrollWidth)];
        expect(await browser.evaluate(widthsOf), "the window, and the page in it").toEqual([width, width]);
        expect(reports, "refused by the Content-Security-Policy").toEqual([]);
      });
};
