// The production server: each address its page or file, with its type, cache time and security headers; true 404s.
// Compression, redirects and the rest of the built site: __tests__/build/smoke.test.ts.
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { buffer, text } from "node:stream/consumers";
import { listenAnywhere } from "../__tests__/contact/testing/server";
import { cleanUp } from "../__tests__/testing/clean-up";
import { temporaryFolder } from "../__tests__/testing/temporary-folder";
import { securityHeadersFile, siteHeaders, type SecurityHeaders } from "../src/lib/security-headers";
import { createApp } from "./create-app";

const security: SecurityHeaders = {
  headers: siteHeaders(),
  policies: { "/": "style-src 'sha256-home='", "/404.html": "style-src 'sha256-404='" },
};
const pricing = "<!doctype html><title>Pricing</title>";
const hashed = "app-2a2ccd9f8b9a3a2f0e0d.js";
const font = "static/font-0a1b2c3d4e5f60718293a4b5c6d7e8f9.woff2";

const site: Readonly<Record<string, string>> = {
  "index.html": "<!doctype html><title>Home</title>",
  "pricing/index.html": pricing,
  "404.html": "<!doctype html><title>Not found</title>",
  ".well-known/security.txt": "Contact: mailto:security@studio.example\n",
  "hero.avif": "picture",
  [hashed]: "start()",
  [font]: "font",
  "ngsw-worker.js": "work()",
  [securityHeadersFile]: JSON.stringify(security),
};

const contact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.method === "PUT") throw new Error("an error of the function");
  response.setHeader("Content-Type", "application/json").end(JSON.stringify({ got: await text(request) }));
};

const folder = temporaryFolder();
let origin: string;

beforeAll(async () => {
  for (const [file, text] of Object.entries(site)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  origin = await listenAnywhere(createServer(createApp({ publicFolder: folder, contact })));
});

afterAll(cleanUp);

const ask = (target: string, init: RequestInit = {}) => fetch(`${origin}${target}`, init);

/** fetch() normalizes paths and decodes bodies; this leaves them as they are. */
const rawGet = async (target: string, headers = {}) => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port: new URL(origin).port, path: target, headers }, resolve).on("error", reject);
  });
  return { status: response.statusCode, headers: response.headers, body: String(await buffer(response)) };
};

const fresh = "public, max-age=0, must-revalidate";
const year = "public, max-age=31536000, immutable";

test.each([
  ["/pricing/?duration=3-6-months", pricing, "text/html; charset=UTF-8", fresh],
  ["/.well-known/security.txt", site[".well-known/security.txt"], "text/plain; charset=UTF-8", fresh],
  ["/hero.avif", "picture", "image/avif", fresh],
  [`/${hashed}`, "start()", "application/javascript; charset=UTF-8", year],
  [`/${font}`, "font", "font/woff2", year],
  ["/ngsw-worker.js", "work()", "application/javascript; charset=UTF-8", fresh],
])("%s gets its page or file", async (target, text, type, cacheControl) => {
  expect(await rawGet(target)).toMatchObject({
    status: 200,
    headers: { "content-type": type, "cache-control": cacheControl },
    body: text,
  });
});

test.each([
  ...["/nothing/", "/nothing", "/404", "/pricing.html", "/%E0%A4%A"].map((target) => [target, site["404.html"]]),
  // A file that is not there: nobody reads a page in its place.
  ...["/favicon.ico", "/x.js?y", "/../package.json", "/..%2fpackage.json"].map((target) => [target, "Not found\n"]),
])("%s is a true 404", async (target = "", expected) => {
  expect(await rawGet(target)).toMatchObject({ status: 404, body: expected });
});

test("HEAD is answered like GET, also by a redirect, which keeps the query; a page takes no other method", async () => {
  const [page, moved, posted] = await Promise.all([
    ask("/pricing/", { method: "HEAD" }),
    ask("/pricing?from=mail", { method: "HEAD", redirect: "manual" }),
    ask("/pricing", { method: "POST", body: "x", redirect: "manual" }),
  ]);
  expect([page.status, await page.text()]).toEqual([200, ""]);
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/pricing/?from=mail"]);
  expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("a changed file is sent again though its time is the same; an unchanged one costs a 304", async () => {
  const file = path.join(folder, "changing.txt");
  const write = (text: string): void => {
    writeFileSync(file, text);
    utimesSync(file, 0, 0);
  };
  write("one");
  const { headers } = await ask("/changing.txt");
  const conditions = { "If-None-Match": headers.get("etag") ?? "" };
  const unchanged = await rawGet("/changing.txt", conditions);
  expect([unchanged.status, unchanged.headers.vary]).toEqual([304, "Accept-Encoding"]);
  write("two");
  for (const header of [conditions, { "If-Modified-Since": new Date().toUTCString() }])
    expect(await rawGet("/changing.txt", header)).toMatchObject({ status: 200, body: "two" });
});

test.each([
  ["/", "/"],
  ["/index.html", "/"],
  ["/nothing/", "/404.html"],
  ["/api/contact", "/404.html"],
  ["/hero.avif", "/404.html"],
])("%s carries every security header, the policy of %s, and no name of the software", async (target, page) => {
  const { headers } = await ask(target);
  for (const [name, value] of Object.entries(security.headers)) expect(headers.get(name)).toBe(value);
  expect(headers.get("Content-Security-Policy")).toBe(security.policies[page]);
  expect(headers.has("x-powered-by")).toBe(false);
});

test.each(["/api/contact", "//api/contact", "/api/contact/", "/api//contact"])(
  "a post to %s goes to the function with its body unread",
  async (target) => {
    const response = await ask(target, { method: "POST", body: "email=a%40b.example" });
    expect(await response.json()).toEqual({ got: "email=a%40b.example" });
  },
);

test("an error of the function is a plain 500 without a stack", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const response = await ask("/api/contact", { method: "PUT", body: "x" });
  expect([response.status, await response.text()]).toEqual([500, "Something went wrong on this server.\n"]);
  expect(log).toHaveBeenCalledTimes(1);
});
