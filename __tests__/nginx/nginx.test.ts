import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request as plainRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as secureRequest } from "node:https";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { startServer, type RunningServer } from "../../server/start-server";
import { readSecurityHeaders } from "../../server/read-security-headers";
import { hasBrotli, nginxProgram, runNginx, type RunningNginx } from "./run-nginx";

/**
 * The second way to serve the site (docs/deploy-anywhere.md): nginx in front, the function behind. It must answer as
 * the local server does. Where nginx is not installed, these tests are skipped and counted as such.
 */

const root = path.resolve(__dirname, "..", "..");
const publicFolder = path.join(root, "public");

if (nginxProgram === undefined) {
  console.warn(
    "nginx is not installed: its tests are skipped. On Debian: apt-get install nginx libnginx-mod-http-brotli-static",
  );
}
const describeHere = nginxProgram === undefined ? describe.skip : describe;

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

const ask = (
  send: typeof secureRequest | typeof plainRequest,
  options: RequestOptions & { readonly rejectUnauthorized?: boolean },
  body = "",
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = send({ host: "127.0.0.1", ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      });
    });
    request.on("error", reject);
    request.end(body);
  });

describeHere("behind nginx", () => {
  let local: RunningServer;
  let nginx: RunningNginx;
  const outbox = mkdtempSync(path.join(os.tmpdir(), "outbox-"));
  const before = { OUTBOX_DIR: process.env["OUTBOX_DIR"], TRUSTED_PROXY: process.env["TRUSTED_PROXY"] };

  beforeAll(async () => {
    process.env["OUTBOX_DIR"] = outbox;
    process.env["TRUSTED_PROXY"] = "1";
    local = await startServer(root, 0);
    nginx = await runNginx(nginxProgram ?? "", {
      name: "localhost",
      folder: publicFolder,
      contact: `127.0.0.1:${local.port}`,
      headers: readSecurityHeaders(publicFolder),
    });
  });

  afterAll(async () => {
    await nginx.stop();
    await local.stop();
    rmSync(outbox, { recursive: true });
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  });

  const fromNginx = (target: string, headers: Record<string, string> = {}, method = "GET", body = "") =>
    ask(
      secureRequest,
      {
        port: nginx.ports.encrypted,
        path: target,
        method,
        headers: { Host: "localhost", ...headers },
        rejectUnauthorized: false,
      },
      body,
    );
  const fromLocal = (target: string, headers: Record<string, string> = {}) =>
    ask(plainRequest, { port: local.port, path: target, headers: { Host: "localhost", ...headers } });

  const script = readdirSync(publicFolder).find((name) => /^app-[0-9a-f]{20}\.js$/u.test(name)) ?? "";
  const font = readdirSync(path.join(publicFolder, "static")).find((name) => name.endsWith(".woff2")) ?? "";

  test.each([
    "/",
    "/pricing/",
    "/pricing/?duration=3-6-months",
    "/pricing",
    "/pricing?duration=3-6-months",
    "/pricing/index.html",
    "/project-senate/ideate",
    "/there-is-no-such-page/",
    "/there-is-no-such-page",
    "/static/",
    "/pricing.html",
    "/..%2fpackage.json",
    "/ngsw-worker.js",
    "/site.webmanifest",
    "/robots.txt",
    "/.well-known/security.txt",
    "/sitemap-index.xml",
    "/favicon.svg",
    "/page-data/app-data.json",
    `/${script}`,
    `/static/${font}`,
  ])("%s is answered as the local server does", async (target) => {
    const [mine, other] = [await fromNginx(target), await fromLocal(target)];
    // Paths that point outside are refused by both, in their own ways.
    if (target.includes("..")) {
      expect([400, 404]).toContain(mine.status);
      return;
    }
    expect(mine.status).toBe(other.status);
    expect(mine.headers.location).toBe(other.headers.location);
    if (mine.status !== 301) {
      expect(mine.headers["cache-control"]).toBe(other.headers["cache-control"]);
      expect(mine.headers["content-type"]?.split(";")[0]?.replace("application/javascript", "text/javascript")).toBe(
        other.headers["content-type"]?.split(";")[0],
      );
      expect(mine.body.equals(other.body)).toBe(true);
    }
    for (const [name, value] of Object.entries(readSecurityHeaders(publicFolder))) {
      expect(mine.headers[name.toLowerCase()]).toBe(value);
    }
  });

  test("files are sent as they were packed", async () => {
    const plain = (await fromNginx("/pricing/")).body;
    const gzipped = await fromNginx("/pricing/", { "Accept-Encoding": "gzip" });
    expect(gzipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzipped.body).equals(plain)).toBe(true);
    expect(gzipped.body.equals(readFileSync(path.join(publicFolder, "pricing", "index.html.gz")))).toBe(true);
    if (!hasBrotli) return;
    const packed = await fromNginx("/pricing/", { "Accept-Encoding": "gzip, br" });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(packed.body).equals(plain)).toBe(true);
  });

  test("an unchanged page is not sent twice", async () => {
    const { headers } = await fromNginx("/pricing/");
    expect((await fromNginx("/pricing/", { "If-None-Match": headers.etag ?? "" })).status).toBe(304);
  });

  test("says no version of itself", async () => {
    expect((await fromNginx("/")).headers.server).toBe("nginx");
    expect((await fromNginx("/api/contact", { Accept: "application/json" })).headers["x-powered-by"]).toBeUndefined();
  });

  test("plain http moves to https", async () => {
    const { status, headers } = await ask(plainRequest, {
      port: nginx.ports.plain,
      path: "/pricing/?a=b",
      headers: { Host: "localhost" },
    });
    expect(status).toBe(301);
    expect(headers.location).toBe("https://localhost/pricing/?a=b");
  });

  /** What the form's script sends along. */
  const formHeaders = (token: string): Record<string, string> => ({
    "Content-Type": "application/json",
    Accept: "application/json",
    Origin: "https://localhost",
    "Sec-Fetch-Site": "same-origin",
    Cookie: `XSRF-TOKEN=${token}`,
    "X-XSRF-TOKEN": token,
  });
  const tokenIn = ({ headers }: Answer): string =>
    /^XSRF-TOKEN=([^;]+)/u.exec(headers["set-cookie"]?.[0] ?? "")?.[1] ?? "";

  test("a message goes through to the function, whose answer says each header once", async () => {
    const first = await fromNginx("/api/contact", { Accept: "application/json" });
    // The function knows that the visitor's line is encrypted.
    expect(first.headers["set-cookie"]?.[0]).toContain("Secure");
    expect(first.headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains; preload");
    expect(first.headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(first.headers["cache-control"]).toBe("no-store");
    const answer = await fromNginx(
      "/api/contact",
      { ...formHeaders(tokenIn(first)), "Idempotency-Key": "a-message-through-nginx" },
      "POST",
      JSON.stringify({ email: "dana@example.com", message: "Hello through nginx." }),
    );
    expect(answer.body.toString()).toBe('{"status":200}');
    expect(readdirSync(outbox)).toHaveLength(1);
  });

  test("what is too large is refused by the function, in JSON", async () => {
    const first = await fromNginx("/api/contact", { Accept: "application/json" });
    const answer = await fromNginx("/api/contact", formHeaders(tokenIn(first)), "POST", "x".repeat(300_000));
    expect(answer.status).toBe(413);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  });
});
