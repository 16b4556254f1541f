import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { readSecurityHeaders } from "../../server/read-security-headers";
import { startServer, type RunningServer } from "../../server/start-server";
import { hashedFile } from "../../src/lib/cache-control";
import { endProcess, findFreePort, untilOpen } from "../contact/helpers/processes";
import { describeWith } from "./describe-with";

/** docs/nginx.conf in a real nginx: it must respond like the local server. */

const root = path.resolve(__dirname, "..", "..");
const publicFolder = path.join(root, "public");
const certificates = path.resolve(__dirname, "..", "contact", "certificates");
const example = readFileSync(path.join(root, "docs", "nginx.conf"), "utf8");

/** NGINX_ROOT is a folder with an unpacked nginx package; usually the system's. */
const systemRoot = process.env["NGINX_ROOT"] ?? "/";
const firstThatExists = (...files: readonly string[]): string | undefined =>
  files.map((file) => path.join(systemRoot, file)).find(existsSync);

const nginxProgram = firstThatExists("usr/sbin/nginx", "usr/bin/nginx", "opt/homebrew/bin/nginx");
const mimeTypes = firstThatExists("etc/nginx/mime.types", "opt/homebrew/etc/nginx/mime.types");
/** Debian: libnginx-mod-http-brotli-filter. */
const brotliModule = firstThatExists("usr/lib/nginx/modules/ngx_http_brotli_filter_module.so");

interface Received {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

const send = (
  by: typeof httpsRequest | typeof httpRequest,
  options: RequestOptions & { readonly rejectUnauthorized?: boolean },
  body = "",
): Promise<Received> =>
  new Promise((resolve, reject) => {
    const request = by({ host: "127.0.0.1", ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      });
    });
    request.on("error", reject);
    request.end(body);
  });

test("the example names the hashed files as the site does", () => {
  expect(example).toContain(`"~${hashedFile.source.replaceAll("\\/", "/")}"`);
});

describeWith("nginx", nginxProgram !== undefined)("behind nginx", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "nginx-"));
  const ports = { http: 0, https: 0 };
  let local: RunningServer;
  let nginx: ChildProcess;

  /** The example with this machine's folders and free ports, inside a minimal main configuration. */
  const configuration = (): string => {
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    for (const name of temporary) mkdirSync(path.join(folder, name));
    const site = example
      .replace("listen 80;", `listen ${ports.http};`)
      .replace("listen 443 ", `listen ${ports.https} `)
      .replace("http://127.0.0.1:9000", `http://127.0.0.1:${local.port}`)
      .replaceAll("/srv/site/public", publicFolder)
      .replace("/etc/letsencrypt/live/www.example.com/fullchain.pem", path.join(certificates, "localhost.pem"))
      .replace("/etc/letsencrypt/live/www.example.com/privkey.pem", path.join(certificates, "localhost-key.pem"))
      .replaceAll(brotliModule === undefined ? /^ *brotli.*\n/gmu : /$^/gu, "");
    return `${brotliModule === undefined ? "" : `load_module ${brotliModule};\n`}daemon off;
      ${process.getuid?.() === 0 ? "user root;" : ""}
      pid ${folder}/nginx.pid;
      error_log stderr warn;
      events {}
      http {
        include ${mimeTypes ?? "/etc/nginx/mime.types"};
        default_type application/octet-stream;
        access_log off;
        ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
        ${site}
      }`;
  };

  beforeAll(async () => {
    process.env["OUTBOX_DIR"] = path.join(folder, "outbox");
    process.env["TRUSTED_PROXY"] = "1";
    mkdirSync(path.join(folder, "outbox"));
    chmodSync(folder, 0o755);
    local = await startServer(root, 0);
    ports.http = await findFreePort();
    ports.https = await findFreePort();
    const file = path.join(folder, "nginx.conf");
    writeFileSync(file, configuration());
    const start = ["-p", folder, "-c", file];
    const checked = spawnSync(nginxProgram ?? "", [...start, "-t"], { encoding: "utf8" });
    if (checked.status !== 0) throw new Error(checked.stderr);
    nginx = spawn(nginxProgram ?? "", start, { stdio: "ignore" });
    await untilOpen(ports.https);
  });

  afterAll(async () => {
    await endProcess(nginx);
    await local.stop();
    rmSync(folder, { recursive: true });
  });

  const fromNginx = (target: string, headers: Record<string, string> = {}, method = "GET", body = "") =>
    send(
      httpsRequest,
      {
        port: ports.https,
        path: target,
        method,
        headers: { Host: "localhost", ...headers },
        rejectUnauthorized: false,
      },
      body,
    );
  const fromLocal = (target: string) =>
    send(httpRequest, { port: local.port, path: target, headers: { Host: "localhost" } });

  const script = readdirSync(publicFolder).find((name) => /^app-[0-9a-f]{20}\.js$/u.test(name)) ?? "";
  const font = readdirSync(path.join(publicFolder, "static")).find((name) => name.endsWith(".woff2")) ?? "";

  test.each([
    "/",
    "/pricing/?duration=3-6-months",
    "/pricing?duration=3-6-months",
    "/there-is-no-such-page",
    "/static/",
    "/pricing.html",
    "/ngsw-worker.js",
    "/site.webmanifest",
    "/.well-known/security.txt",
    "/sitemap-index.xml",
    "/favicon.svg",
    `/${script}`,
    `/static/${font}`,
  ])("%s is answered as the local server does", async (target) => {
    const [theirs, ours] = [await fromNginx(target), await fromLocal(target)];
    expect(theirs.status).toBe(ours.status);
    expect(theirs.headers.location).toBe(ours.headers.location);
    if (theirs.status === 301) return;
    expect(theirs.headers["cache-control"]).toBe(ours.headers["cache-control"]);
    // nginx still calls XML text/xml.
    expect(theirs.headers["content-type"]?.split(";")[0]?.replace("text/xml", "application/xml")).toBe(
      ours.headers["content-type"]?.split(";")[0],
    );
    expect(theirs.body.equals(ours.body)).toBe(true);
    for (const [name, value] of Object.entries(readSecurityHeaders(publicFolder))) {
      expect(theirs.headers[name.toLowerCase()]).toBe(value);
    }
  });

  test("compresses text", async () => {
    const plain = (await fromNginx("/pricing/")).body;
    const gzipped = await fromNginx("/pricing/", { "Accept-Encoding": "gzip" });
    expect(gunzipSync(gzipped.body).equals(plain)).toBe(true);
    if (brotliModule === undefined) return;
    const compressed = await fromNginx("/pricing/", { "Accept-Encoding": "gzip, br" });
    expect(brotliDecompressSync(compressed.body).equals(plain)).toBe(true);
  });

  test("redirects http to https and names no version", async () => {
    const { status, headers } = await send(httpRequest, {
      port: ports.http,
      path: "/pricing/?a=b",
      headers: { Host: "localhost" },
    });
    expect([status, headers.location, headers.server]).toEqual([301, "https://localhost/pricing/?a=b", "nginx"]);
  });

  test("passes the contact function's responses on as they are", async () => {
    const first = await fromNginx("/api/contact", { Accept: "application/json" });
    const [cookie = ""] = first.headers["set-cookie"] ?? [];
    // The function knows that the visitor's connection is encrypted.
    expect(cookie).toContain("Secure");
    expect(first.headers).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cache-control": "no-store",
    });
    const token = /^XSRF-TOKEN=([^;]+)/u.exec(cookie)?.[1] ?? "";
    const post = (body: string): Promise<Received> =>
      fromNginx(
        "/api/contact",
        {
          "Content-Type": "application/json",
          Accept: "application/json",
          Origin: "https://localhost",
          "Sec-Fetch-Site": "same-origin",
          Cookie: `XSRF-TOKEN=${token}`,
          "X-XSRF-TOKEN": token,
          "Idempotency-Key": "a-message-through-nginx",
        },
        "POST",
        body,
      );
    const sent = await post(JSON.stringify({ email: "dana@example.com", message: "Hello through nginx." }));
    expect(sent.body.toString()).toBe('{"status":200}');
    expect(readdirSync(path.join(folder, "outbox"))).toHaveLength(1);
    const tooLarge = await post("x".repeat(300_000));
    expect([tooLarge.status, tooLarge.headers["content-type"]]).toEqual([413, "application/json; charset=utf-8"]);
  });
});
