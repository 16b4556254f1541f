// The production server: each address its page or file, with its type, cache time and security headers; true 404s.
// Compression, redirects and the rest of the built site: __tests__/build/smoke.test.ts.
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { listenAnywhere } from "../__tests__/contact/testing/server";
import { temporaryFolder } from "../__tests__/testing/temporary-folder";
import { securityHeadersFile, siteHeaders, type SecurityHeaders } from "../src/lib/security-headers";
import { createApp } from "./create-app";

const security: SecurityHeaders = {
  headers: siteHeaders(),
  policies: { "/": "style-src 'sha256-home='", "/404.html": "style-src 'sha256-404='", "/static/*": "img-src 'none'" },
};
const [hashed, font] = ["app-2a2ccd9f8b9a3a2f0e0d.js", "static/font-0a1b2c3d4e5f60718293a4b5c6d7e8f9.woff2"];
const notFound = "<!doctype html><title>Not found</title>";

const site: Readonly<Record<string, string>> = {
  "index.html": "<!doctype html><title>Home</title>",
  "pricing/index.html": "<!doctype html><title>Pricing</title>",
  "404.html": notFound,
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

const ask = async (target: string, init: RequestInit = {}) => {
  const response = await fetch(`${origin}${target}`, { redirect: "manual", ...init });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
};

const fresh = "public, max-age=0, must-revalidate";
const year = "public, max-age=31536000, immutable";

test.each([
  ["/pricing/?duration=3-6-months", "pricing/index.html", "text/html; charset=UTF-8", fresh],
  ["/.well-known/security.txt", ".well-known/security.txt", "text/plain; charset=UTF-8", fresh],
  ["/hero.avif", "hero.avif", "image/avif", fresh],
  [`/${hashed}`, hashed, "application/javascript; charset=UTF-8", year],
  [`/${font}`, font, "font/woff2", year],
  ["/ngsw-worker.js", "ngsw-worker.js", "application/javascript; charset=UTF-8", fresh],
])("%s gets its page or file", async (target, file, type, cacheControl) => {
  const headers = { "content-type": type, "cache-control": cacheControl };
  expect(await ask(target)).toMatchObject({ status: 200, headers, body: site[file] });
});

test.each([
  ...["/nothing/", "/nothing", "/404", "/pricing.html", "/%E0%A4%A"].map((target) => [target, notFound]),
  // A file that is not there: nobody reads a page in its place.
  ...["/favicon.ico", "/x.js?y", "/..%2fpackage.json"].map((target) => [target, "Not found\n"]),
])("%s is a true 404", async (target = "", body) => {
  expect(await ask(target)).toMatchObject({ status: 404, body });
});

test("HEAD is answered like GET, also by a redirect, which keeps the query; a page takes no other method", async () => {
  expect(await ask("/pricing/", { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
  const moved = { status: 301, headers: { location: "/pricing/?from=mail" } };
  expect(await ask("/pricing?from=mail", { method: "HEAD" })).toMatchObject(moved);
  const posted = { status: 405, headers: { allow: "GET, HEAD" } };
  expect(await ask("/pricing", { method: "POST", body: "x" })).toMatchObject(posted);
});

test("a changed file is sent again though its time is the same; an unchanged one costs a 304", async () => {
  const file = path.join(folder, "changing.txt");
  const write = (text: string): void => {
    writeFileSync(file, text);
    utimesSync(file, 0, 0);
  };
  write("one");
  const { headers } = await ask("/changing.txt");
  // As browsers ask; without it fetch() asks for no cached response.
  const known = { headers: { "If-None-Match": headers["etag"] ?? "", "Cache-Control": "max-age=0" } };
  expect(await ask("/changing.txt", known)).toMatchObject({ status: 304, headers: { vary: "Accept-Encoding" } });
  write("two");
  for (const init of [known, { headers: { "If-Modified-Since": new Date().toUTCString() } }])
    expect(await ask("/changing.txt", init)).toMatchObject({ status: 200, body: "two" });
});

test.each([
  ["/", "/"],
  ["/index.html", "/"],
  ["/nothing/", "/404.html"],
  ["/api/contact", "/404.html"],
  ["/hero.avif", "/404.html"],
  [`/${font}`, "/static/*"],
])("%s carries every security header, the policy of %s, and no name of the software", async (target, page) => {
  const { headers } = await ask(target);
  for (const [name, value] of Object.entries(security.headers)) expect(headers[name.toLowerCase()]).toBe(value);
  expect(headers["content-security-policy"]).toBe(security.policies[page]);
  expect(headers).not.toHaveProperty("x-powered-by");
});

test.each(["/api/contact", "//api/contact", "/api/contact/", "/api//contact"])(
  "a post to %s goes to the function with its body unread",
  async (target) => {
    const { body } = await ask(target, { method: "POST", body: "email=a%40b.example" });
    expect(JSON.parse(body)).toEqual({ got: "email=a%40b.example" });
  },
);

test("an error of the function is a plain 500 without a stack", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const plain = { status: 500, body: "Something went wrong on this server.\n" };
  expect(await ask("/api/contact", { method: "PUT", body: "x" })).toMatchObject(plain);
  expect(log).toHaveBeenCalledTimes(1);
});
