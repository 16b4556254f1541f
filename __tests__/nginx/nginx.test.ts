// nginx, configured as docs/deploy-anywhere.md says, serves the site as the site's own server does.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import * as http from "node:http";
import * as https from "node:https";
import path from "node:path";
import { text } from "node:stream/consumers";
import { readSite } from "../../server/site";
import { findingsFile, openAcrFile } from "../../src/lib/downloads";
import { siteHeaders } from "../../src/lib/security-headers";
import { localhost, runSmoke, startSite } from "../testing/deployed-site";
import { guideBlocks, hasNginx, startNginx } from "./nginx-server";

// Debian: apt-get install nginx-light.
const describeWithNginx = hasNginx() || process.env["CI"] !== undefined ? describe : describe.skip;

const publicFolder = path.join(__dirname, "..", "..", "public");
const [inFront = "", cacheTimes = "", files = ""] = guideBlocks;
const withFiles = cacheTimes + inFront.replace("  location / {", `${files}\n  location @server {`);

/** The site's server, and nginx with it. */
const start = async (configuration: string) => {
  const server = await startSite();
  return { server, nginx: await startNginx(configuration, server, publicFolder) };
};

const ca = readFileSync(localhost.certificate);

const ask = async (origin: string, address: string) => {
  const url = new URL(address, origin);
  const request = url.protocol === "https:" ? https.get(url, { ca }) : http.get(url);
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value));
  return { status: response.statusCode, headers, body: await text(response) };
};

/** What visitors and browsers notice of a response. */
const essence = async (origin: string, address: string) => {
  const { status, headers, body } = await ask(origin, address);
  // Servers spell character sets in their own way.
  const type = headers.get("Content-Type")?.split(";")[0];
  const names = [...Object.keys(siteHeaders()), "Cache-Control", "Content-Disposition"];
  return { status, type, headers: names.map((name) => [name, headers.get(name)]), body };
};

// Says what to run where there is no built site.
const addresses = [...readSite(publicFolder).files.keys()];
const hashedScript = addresses.find((address) => /^\/after-load-\w+\.js$/u.test(address)) ?? "";
const drawing = addresses.find((address) => /^\/static\/.*\.svg$/u.test(address)) ?? "";

describeWithNginx("nginx as the guide configures it", () => {
  test.each([
    ["in front of the server", inFront],
    ["serving the files", withFiles],
  ])("passes every check of smoke: %s", async (_name, configuration) => {
    const { nginx } = await start(configuration);
    expect(await runSmoke(nginx)).toEqual({ code: 0, lines: ["The site is as it should be."] });
  });

  test.each(["Host", "X-Forwarded-For", "X-Forwarded-Proto"])(
    "fails smoke where it does not pass on %s",
    async (name) => {
      const { nginx } = await start(inFront.replace(`proxy_set_header ${name} `, "proxy_set_header X-Other "));
      const { code, lines } = await runSmoke(nginx);
      expect([code, lines.slice(1)]).toEqual([1, [expect.stringContaining(name)]]);
    },
  );

  test.each([
    "/",
    "/pricing/?duration=3-6-months",
    "/nothing/",
    "/404/",
    "/static/",
    "/ngsw-worker.js",
    "/site.webmanifest",
    "/robots.txt",
    "/favicon.ico",
    "/.well-known/security.txt",
    openAcrFile,
    findingsFile,
    "/prototypes/step-up-90/",
    "/prototypes/step-up-90/log.html",
    "/prototypes/step-up-90/log.js",
    hashedScript,
    drawing,
  ])("answers as the server does: %s", async (address) => {
    const { server, nginx } = await start(withFiles);
    expect(await essence(nginx, address)).toEqual(await essence(server, address));
  });

  test("leads an address without its slash on with its query, and with the site's headers", async () => {
    const { nginx } = await start(withFiles);
    const { status, headers } = await ask(nginx, "/pricing?a=1");
    expect([status, headers.get("Location")]).toEqual([301, "/pricing/?a=1"]);
    expect(Object.fromEntries(headers)).toMatchObject(Object.fromEntries(new Headers(siteHeaders())));
  });
});
