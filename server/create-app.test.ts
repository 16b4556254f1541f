import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { buffer, text } from "node:stream/consumers";
import { cleanUp } from "../__tests__/testing/clean-up";
import { listenAnywhere } from "../__tests__/contact/testing/server";
import { temporaryFolder } from "../__tests__/testing/temporary-folder";
import { securityHeadersFile, siteHeaders } from "../src/lib/security-headers";
import { createApp } from "./create-app";

const home = "<!doctype html><title>Home</title>";
const pricing = "<!doctype html><title>Pricing</title>";

const securityHeaders = siteHeaders({ scripts: ["'sha256-abc='"], styles: [] });

const site: Readonly<Record<string, string>> = {
  "index.html": home,
  "pricing/index.html": pricing,
  "404.html": "<!doctype html><title>Not found</title>",
  ".well-known/security.txt": "Contact: mailto:security@studio.example\n",
  "hero.avif": "picture",
  [securityHeadersFile]: JSON.stringify(securityHeaders),
};

const contact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.method === "PUT") throw new Error("an error of the function");
  response.setHeader("Content-Type", "application/json").end(JSON.stringify({ got: await text(request) }));
};

let folder: string;
let origin: string;

/** fetch() normalizes paths and decodes bodies; this leaves them as they are. */
const rawGet = async (target: string, headers = {}) => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port: new URL(origin).port, path: target, headers }, resolve).on("error", reject);
  });
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
};

const ask = (target: string, init: RequestInit = {}) => fetch(`${origin}${target}`, init);

beforeAll(async () => {
  folder = temporaryFolder();
  for (const [file, text] of Object.entries(site)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  origin = await listenAnywhere(createServer(createApp({ publicFolder: folder, contact })));
});

afterAll(cleanUp);

test.each([
  ["/", home, "text/html; charset=UTF-8"],
  ["/pricing/", pricing, "text/html; charset=UTF-8"],
  ["/pricing/?duration=3-6-months", pricing, "text/html; charset=UTF-8"],
  ["/.well-known/security.txt", site[".well-known/security.txt"], "text/plain; charset=UTF-8"],
  ["/hero.avif", site["hero.avif"], "image/avif"],
])("%s gets a response with its page or file", async (target, text, type) => {
  const response = await ask(target);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
  expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  expect(await response.text()).toBe(text);
});

test.each(["/nothing/", "/nothing", "/404", "/pricing.html", "/%E0%A4%A"])(
  "%s is a true 404 with the site's page",
  async (target) => {
    const { status, headers } = await rawGet(target);
    expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  },
);

test.each(["/favicon.ico", "/x.js?y", "/../package.json", "/..%2fpackage.json"])(
  "%s, a file that is not there, is a short 404",
  async (target) => {
    const { status, headers, body } = await rawGet(target);
    expect([status, headers["content-type"], String(body)]).toEqual([404, "text/plain; charset=utf-8", "Not found\n"]);
  },
);

test("a changed file is sent again though its time is the same; an unchanged one costs a 304", async () => {
  const file = path.join(folder, "changing.txt");
  const write = (text: string): void => {
    writeFileSync(file, text);
    utimesSync(file, 0, 0);
  };
  write("one");
  const { headers } = await ask("/changing.txt");
  expect(headers.get("last-modified")).toBeNull();
  const conditions = { "If-None-Match": headers.get("etag") ?? "" };
  const unchanged = await rawGet("/changing.txt", conditions);
  expect([unchanged.status, unchanged.headers.vary]).toEqual([304, "Accept-Encoding"]);
  write("two");
  for (const header of [conditions, { "If-Modified-Since": new Date().toUTCString() }])
    expect(String((await rawGet("/changing.txt", header)).body)).toBe("two");
});

test("a range is of the bytes that its header says, not of compressed ones", async () => {
  writeFileSync(path.join(folder, "long.txt"), "x".repeat(5000));
  const { status, headers, body } = await rawGet("/long.txt", { Range: "bytes=0-2999", "Accept-Encoding": "gzip" });
  expect([status, headers["content-range"], headers["content-encoding"]]).toEqual([
    206,
    "bytes 0-2999/5000",
    undefined,
  ]);
  expect(body).toHaveLength(3000);
});

test("files can be fetched, not posted to", async () => {
  const response = await ask("/pricing/", { method: "POST", body: "x" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect((await ask("/pricing/", { method: "HEAD" })).status).toBe(200);
});

// Compression, and files that are kept for a year: __tests__/build/smoke.test.ts.
test.each(["/", "/nothing/", "/api/contact", "/hero.avif"])(
  "%s carries every security header and no name of the software",
  async (target) => {
    const { headers } = await ask(target);
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name)).toBe(value);
    expect(headers.has("x-powered-by")).toBe(false);
  },
);

test.each(["//api/contact", "/api/contact/", "/api//contact"])("the function is found at %s", async (target) => {
  const { headers } = await rawGet(target);
  expect(headers["content-type"]).toBe("application/json");
});

test("a post goes to the function with its body unread", async () => {
  const response = await ask("/api/contact", { method: "POST", body: "email=a%40b.example" });
  expect(await response.json()).toEqual({ got: "email=a%40b.example" });
});

test("an error of the function is a plain 500 without a stack", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const response = await ask("/api/contact", { method: "PUT", body: "x" });
  expect(response.status).toBe(500);
  expect(await response.text()).toBe("Something went wrong on this server.\n");
  expect(log).toHaveBeenCalledTimes(1);
});

test("without a built site it says what to do", () => {
  expect(() => createApp({ publicFolder: path.join(folder, "none"), contact })).toThrow('Run "npm run build" first.');
});
