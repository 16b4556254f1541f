import { expect, test } from "@playwright/test";
import { serverEnvironment } from "../../scripts/test/server-environment";
import { cleanUp, onCleanUp } from "../testing/clean-up";
import { TestServer } from "../e2e/test-server";
import type { EnginePage, PageOptions } from "./engine";
import { chromium, firefox } from "./puppeteer";
import { webkit } from "./webkit";

/** Starts a server that collects what browsers report as refused by the Content-Security-Policy. */
const startServer = async (reports: string[]): Promise<TestServer> => {
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
  return server;
};

/** Declares a test for each engine, on a server of its own; the policy must refuse nothing in it. */
export const crossBrowserTest = (
  name: string,
  options: PageOptions,
  run: (page: EnginePage, server: TestServer) => Promise<void>,
): void => {
  for (const engine of [chromium, firefox, webkit]) {
    test(`${engine.name}: ${name}`, async () => {
      if (engine.missing !== undefined && process.env["CI"] !== undefined)
        throw new Error(`Install ${engine.missing}.`);
      test.skip(engine.missing !== undefined, `Not installed: ${engine.missing ?? ""}.`);
      try {
        const reports: string[] = [];
        const server = await startServer(reports);
        const page = await engine.open(options);
        page.site = server.address;
        await run(page, server);
        expect(reports).toEqual([]);
      } finally {
        await cleanUp();
      }
    });
  }
};

export const button = (name: string) => ["button", name] as const;
export const heading = (name: string) => ["h1, h2, h3", name] as const;
