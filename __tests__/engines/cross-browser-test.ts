import { expect, test } from "@playwright/test";
import { serverEnvironment } from "../testing/server-environment";
import { TestServer } from "../e2e/test-server";
import { cleanUp, onCleanUp } from "../testing/clean-up";
import type { Browser } from "./browser";
import { firefox, startFirefox } from "./firefox";
import { startWebKit, webkit } from "./webkit";

const browsers = [
  ["Firefox", firefox, () => startFirefox(["--headless"])],
  ["WebKit", webkit, startWebKit],
] as const;

/** Starts a server that collects what browsers report as refused by the Content-Security-Policy. @returns its address */
const startServer = async (reports: string[]): Promise<string> => {
  // The contact function reads its settings from there.
  Object.assign(process.env, serverEnvironment);
  const server = new TestServer();
  const app = server.version();
  server.deploy((request, response) => {
    if (request.url === "/csp-report") request.on("data", (part) => reports.push(String(part)));
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      setHeader(name, name === "Content-Security-Policy" ? `${String(value)}; report-uri /csp-report` : value);
    app(request, response);
  });
  await server.start();
  onCleanUp(() => server.stop());
  return server.address;
};

/** Declares a test for Firefox and WebKit in the narrow and the wide layout. Chromium passes the like in __tests__/e2e/. */
export const crossBrowserTest = (
  name: string,
  run: (browser: Browser, site: string) => Promise<unknown>,
  widths: readonly number[] = [360, 1280],
): void => {
  for (const [browserName, program, start] of browsers) {
    for (const width of widths) {
      test(`${browserName}, ${width} px: ${name}`, async () => {
        const missing = `${browserName} is not installed. Debian: firefox-esr, webkit2gtk-driver, xvfb.`;
        if (program === undefined && process.env["CI"] !== undefined) throw new Error(missing);
        test.skip(program === undefined, missing);
        const reports: string[] = [];
        const site = await startServer(reports);
        const browser = await start();
        await browser.resize(width);
        await run(browser, site);
        const sideways = () => document.documentElement.scrollWidth > window.innerWidth;
        expect(await browser.evaluate(() => window.innerWidth)).toBe(width);
        expect(await browser.evaluate(sideways), "the page is wider than the window").toBe(false);
        expect(reports, "refused by the Content-Security-Policy").toEqual([]);
      });
    }
  }
  test.afterEach(cleanUp);
};
