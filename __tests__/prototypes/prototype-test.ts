import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { expect, test as base, type Page, type ViewportSize } from "@playwright/test";
import { commonHeaders } from "../../src/lib/security-headers";
import { listen } from "../testing/listen";

/** A page of a prototype as it is to be checked. */
export interface PrototypeState {
  /** What one sees: "Log, a reading of 1,282". */
  readonly name: string;
  /** The page's address: /prototypes/step-up-90/log.html. */
  readonly path: string;
  /** The visitor's own acts that lead from the page as served to this state. */
  readonly act?: (page: Page) => Promise<void>;
  /** Expects what the product promises of this state beyond what holds for all prototypes. */
  readonly expectOwn?: (page: Page) => Promise<void>;
}

const folder = path.resolve("static");

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};

/** As the site sends them, and a policy that is stricter still: no page has a form that is sent. */
const headers = {
  ...commonHeaders,
  "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Serves the prototypes as they lie in the folder: they need no build. */
export const createPrototypeServer = () =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    const file = path.join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    try {
      if (!file.startsWith(`${folder}/prototypes/`)) throw new Error(`${pathname} is a page of the site.`);
      const body = readFileSync(file);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader("Content-Type", contentTypes[path.extname(file)] ?? "text/plain; charset=utf-8");
      response.end(body);
    } catch {
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" }).end("<!doctype html><title>404</title>");
    }
  });

/** A test on the prototypes. It fails when a page throws, logs an error, misses a file or asks another host. */
export const test = base.extend<{ readonly errors: string[] }, { readonly prototypeServer: string }>({
  prototypeServer: [
    // Playwright asks for this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = createPrototypeServer();
      await use(`http://127.0.0.1:${String(await listen(server))}`);
      server.close();
      server.closeAllConnections();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ prototypeServer }, use) => use(prototypeServer),
  errors: [
    async ({ context, prototypeServer }, use) => {
      const errors: string[] = [];
      context.on("weberror", (error) => errors.push(String(error.error())));
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
      });
      context.on("request", (request) => {
        if (!request.url().startsWith(`${prototypeServer}/`)) errors.push(`request to ${request.url()}`);
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and leads it into the state. */
export const openPrototypeState = async (page: Page, { path: address, act }: PrototypeState): Promise<void> => {
  await page.goto(address);
  await act?.(page);
};

export const viewports = {
  small: { width: 320, height: 640 },
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1280, height: 800 },
};

/** Changes the viewport and waits until what follows from it is painted. */
export const resize = async (page: Page, viewport: ViewportSize): Promise<void> => {
  await page.setViewportSize(viewport);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};
