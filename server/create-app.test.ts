// The production server answers each address with its page or file, the right headers, and a real 404 if there is none.
// The built site behind a proxy: __tests__/build/smoke.test.ts.
import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { listenAnywhere } from "../__tests__/testing/listen";
import { until } from "../__tests__/testing/until";
import { temporaryFolder } from "../__tests__/testing/clean-up";
import { redirectsFile } from "../src/lib/redirects";
import { pageAddress } from "../src/lib/page-path";
import { siteHeaders } from "../src/lib/security-headers";
import { createApp } from "./create-app";

const [hashed, font] = ["app-2a2ccd9f8b9a3a2f0e0d.js", "static/font-0a1b2c3d4e5f60718293a4b5c6d7e8f9.woff2"];
const notFound = "<!doctype html><title>Not found</title>";

const site: Readonly<Record<string, string>> = {
  "index.html": "<!doctype html><title>Home</title>",
  "pricing/index.html": "<!doctype html><title>Pricing</title>",
  "404.html": notFound,
  ".well-known/security.txt": "Contact: mailto:security@studio.example\n",
  "hero.avif": "picture".repeat(300),
  "long/index.html": "<p>Text that can be packed.</p>".repeat(100),
  "static/a b.svg": "<svg/>",
  [hashed]: "start()",
  [font]: "font",
  "ngsw-worker.js": "work()",
  [redirectsFile]: JSON.stringify({ "/prices/": "/pricing/" }),
};

const contact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.method === "PUT") throw new Error("an error of the function");
  response.setHeader("Content-Type", "application/json").end(JSON.stringify({ got: await text(request) }));
};

const folder = temporaryFolder();

/** Writes the site's files, all of one time, as some hosts do. @param changes other texts */
const writeSite = (changes: Readonly<Record<string, string>> = {}): void => {
  for (const [name, content] of Object.entries({ ...site, ...changes })) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    utimesSync(file, 0, 0);
  }
};

const serve = (): Promise<string> => listenAnywhere(createServer(createApp({ publicFolder: folder, contact })));

let origin: string;

beforeAll(async () => {
  writeSite();
  origin = await serve();
});

const ask = async (target: string, init: RequestInit = {}, server = origin) => {
  const response = await fetch(`${server}${target}`, { redirect: "manual", ...init });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
};

const fresh = "public, max-age=0, must-revalidate";
const year = "public, max-age=31536000, immutable";

test.each([
  ["/pricing/?duration=3-6-months", "pricing/index.html", "text/html; charset=utf-8", fresh],
  ["//pricing//", "pricing/index.html", "text/html; charset=utf-8", fresh],
  ["/.well-known/security.txt", ".well-known/security.txt", "text/plain; charset=utf-8", fresh],
  ["/hero.avif", "hero.avif", "image/avif", fresh],
  ["/static/a%20b.svg", "static/a b.svg", "image/svg+xml", year],
  [`/${hashed}`, hashed, "application/javascript; charset=utf-8", year],
  [`/${font}`, font, "font/woff2", year],
  ["/ngsw-worker.js", "ngsw-worker.js", "application/javascript; charset=utf-8", fresh],
])("%s gets its page or file", async (target, file, type, cacheControl) => {
  const headers = { "content-type": type, "cache-control": cacheControl };
  expect(await ask(target)).toMatchObject({ status: 200, headers, body: site[file] });
});

const lost = "/nothing/ /nothing /404 /404/ /pricing.html /%E0%A4%A /x/api/contact /api/contacts".split(" ");
// A file that is not there: nobody reads a page in its place.
const lostFiles = ["/favicon.ico", "/x.js?y", "/..%2fpackage.json", "/static%00.png"];

test.each([
  ...lost.map((target) => [target, "text/html", notFound]),
  ...lostFiles.map((target) => [target, "text/plain", "Not Found"]),
])("%s is a true 404", async (target = "", type, body) => {
  const headers = { "cache-control": fresh, "content-type": `${type}; charset=utf-8` };
  expect(await ask(target)).toMatchObject({ status: 404, headers, body });
});

test.each([
  ["text, as the browser takes it", "long/index.html", { "Accept-Encoding": "gzip, br" }, "br"],
  ["text, for another browser", "long/index.html", { "Accept-Encoding": "gzip" }, "gzip"],
  ["no picture", "hero.avif", { "Accept-Encoding": "gzip" }, undefined],
])("compresses %s", async (_name, file, headers, coding) => {
  const answer = await ask(pageAddress(`/${file}`), { headers });
  expect([answer.headers["content-encoding"], answer.body]).toEqual([coding, site[file]]);
});

test("HEAD is answered like GET, by a redirect as well", async () => {
  expect(await ask("/pricing/", { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
  const moved = { status: 301, headers: { location: "/pricing/?from=mail" } };
  expect(await ask("/pricing?from=mail", { method: "HEAD" })).toMatchObject(moved);
  for (const address of ["//pricing", "/prices/", "/prices", "//prices//"])
    expect(await ask(`${address}?from=mail`)).toMatchObject(moved);
});

test("a page takes no other method, and says so to health checks", async () => {
  const headers = { allow: "GET, HEAD, OPTIONS" };
  expect(await ask("/pricing", { method: "POST", body: "x" })).toMatchObject({ status: 405, headers });
  expect(await ask("/", { method: "OPTIONS" })).toMatchObject({ status: 204, headers, body: "" });
});

test("the server keeps the build that it started with", async () => {
  const page = { status: 200, body: site["index.html"] };
  const before = await ask("/");
  writeSite({ "index.html": "<!doctype html><title>Next</title>" });
  expect(await ask("/")).toEqual({ ...before, ...page });
  const next = { status: 200, body: "<!doctype html><title>Next</title>" };
  const restarted = await serve();
  expect(await ask("/", {}, restarted)).toMatchObject(next);
  // The file has its former time and length. Browsers ask like this; without it fetch() asks for no cached response.
  const known = { "If-None-Match": before.headers["etag"] ?? "", "Cache-Control": "max-age=0" };
  expect(await ask("/", { headers: known }, restarted)).toMatchObject(next);
  expect(await ask("/", { headers: known })).toMatchObject({ status: 304, headers: { vary: "Accept-Encoding" } });
  writeSite();
});

test("the setting HSTS widens the promise of https", async () => {
  jest.replaceProperty(process, "env", { ...process.env, HSTS: "subdomains" });
  const { headers } = await ask("/", {}, await serve());
  expect(headers["strict-transport-security"]).toMatch(/; includeSubDomains$/u);
});

test("only a file that can't be read is missing, and logged", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  symlinkSync("/no/such/file", path.join(folder, "broken.png"));
  const restarted = await serve();
  expect(log.mock.calls.join()).toContain("broken.png");
  expect(await ask("/broken.png", {}, restarted)).toMatchObject({ status: 404 });
  expect(await ask("/", {}, restarted)).toMatchObject({ status: 200 });
});

test("without a built site it says what to run", () => {
  expect(() => createApp({ publicFolder: temporaryFolder(), contact })).toThrow(/npm run build/u);
});

test.each(["/", "/index.html", "/nothing/", "/api/contact", "/hero.avif", `/${font}`])(
  "%s carries every security header",
  async (target) => {
    const { headers } = await ask(target);
    for (const [name, value] of Object.entries(siteHeaders())) expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers).not.toHaveProperty("x-powered-by");
  },
);

test.each(["/api/contact", "//api/contact", "/api/contact/", "/api//contact"])(
  "a post to %s goes to the function with its body unread",
  async (target) => {
    const { body } = await ask(target, { method: "POST", body: "email=a%40b.example" });
    expect(JSON.parse(body)).toEqual({ got: "email=a%40b.example" });
  },
);

test("an error of the function is a plain 500 without a stack", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { status, body } = await ask("/api/contact", { method: "PUT", body: "x" });
  expect(status).toBe(500);
  expect(body).toContain("Internal Server Error");
  expect(body).not.toContain("an error of the function");
  await until(() => log.mock.calls.length > 0);
});
