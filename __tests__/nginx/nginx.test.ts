// nginx, configured as docs/deploy-anywhere.md says, serves the site as the site's own server does.
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import * as http from "node:http";
import * as https from "node:https";
import path from "node:path";
import { text } from "node:stream/consumers";
import { readSite } from "../../server/site";
import { nginxRules } from "../../src/gatsby/outputs/host-files";
import { findingsFile, openAcrFile } from "../../src/lib/downloads";
import { parseSecurityHeaders } from "../../src/lib/server-files";
import { securityHeadersFile } from "../../src/lib/security-headers";
import { localhost, runSmoke, startSite } from "../testing/deployed-site";
import { temporaryFolder } from "../testing/temporary-folder";
import { guideBlocks, hasNginx, startNginx } from "./nginx-server";

// Debian: apt-get install nginx-light.
const describeWithNginx = hasNginx() || process.env["CI"] !== undefined ? describe : describe.skip;

const publicFolder = path.join(__dirname, "..", "..", "public");
const [inFront = "", filesBlock = ""] = guideBlocks;
const withFiles = inFront.replace("  location / {", `${filesBlock}\n  location /api/contact {`);

const security = () => parseSecurityHeaders(readFileSync(path.join(publicFolder, securityHeadersFile), "utf8"));

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
  const names = [...Object.keys(security().headers), "Content-Security-Policy", "Cache-Control", "Content-Disposition"];
  return { status, type, headers: names.map((name) => [name, headers.get(name)]), body };
};

// Says what to run where there is no built site.
const addresses = [...readSite(publicFolder).files.keys()];
const hashedScript = addresses.find((address) => /^\/extras-\w+\.js$/u.test(address)) ?? "";
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

  test.each(["/404/", "/404.html"])("does not know the page of unknown addresses by its own: %s", async (address) => {
    const { nginx } = await start(withFiles);
    expect(await ask(nginx, address)).toMatchObject({ status: 404 });
  });

  test.each([
    ["an address without its slash", "/pricing?a=1"],
    ["a former address", "/old/?a=1"],
    ["a former address without its slash", "/old?a=1"],
  ])("leads on with the query, and with the site's headers: %s", async (_name, address) => {
    const file = path.join(temporaryFolder(), "rules.conf");
    writeFileSync(file, nginxRules(security(), { "/old/": "/pricing/" }));
    const { nginx } = await start(withFiles.replace(/include .*;/u, `include ${file};`));
    const { status, headers } = await ask(nginx, address);
    expect([status, headers.get("Location")]).toEqual([301, "/pricing/?a=1"]);
    expect(Object.fromEntries(headers)).toMatchObject(Object.fromEntries(new Headers(security().headers)));
  });
});
