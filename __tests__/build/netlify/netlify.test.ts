/** @jest-environment node */
import { fork } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { cleanUp, onCleanUp } from "../../testing/clean-up";
import { endProcess } from "../../contact/testing/processes";
import { startSmtpSink, textOf, type SmtpSink } from "../../contact/testing/smtp-sink";
import { navigation } from "../../e2e/content";
import { post, readJsonResponse, send } from "../../contact/testing/client";
import { temporaryFolder } from "../../testing/temporary-folder";
import { commonHeaders } from "../../../src/lib/security-headers";

/** What the build makes for Netlify, from this very site, and the function as that platform calls it. */

const root = path.resolve(__dirname, "..", "..", "..");
const folder = temporaryFolder();
const read = (name: string): string => readFileSync(path.join(folder, name), "utf8");

let sink: SmtpSink;
let url: string;

beforeAll(async () => {
  // A site of its own, so that the built one stays as it is.
  mkdirSync(path.join(folder, "public"));
  for (const name of readdirSync(path.join(root, "public")).filter((one) => !/^_(?:headers|redirects)$/u.test(one))) {
    symlinkSync(path.join(root, "public", name), path.join(folder, "public", name));
  }
  symlinkSync(path.join(root, ".cache"), path.join(folder, ".cache"));
  sink = await startSmtpSink();
  const platform = fork(path.join(__dirname, "platform.ts"), [], {
    cwd: folder,
    execArgv: ["--import", path.join(root, "node_modules", "tsx", "dist", "loader.mjs")],
    silent: true,
    env: {
      PATH: process.env["PATH"],
      NETLIFY: "true",
      AWS_LAMBDA_FUNCTION_NAME: "contact",
      SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      XSRF_SECRET: "a secret that is long enough for production",
    },
  });
  onCleanUp(() => endProcess(platform));
  const complaints: string[] = [];
  platform.stderr?.on("data", (text: Buffer) => complaints.push(text.toString()));
  url = await new Promise<string>((resolve, reject) => {
    platform.once("message", (port) => resolve(`http://127.0.0.1:${Number(port)}/api/contact`));
    platform.once("exit", () => reject(new Error(complaints.join(""))));
  });
  // The platform loads Gatsby: 3 s, on a busy machine ten times that.
}, 60_000);

afterAll(cleanUp);

test("_headers has the security headers that the build wrote, once, and keeps hashed files for a year", () => {
  const built: unknown = JSON.parse(read("public/security-headers.json"));
  const lines = Object.entries(built as object).map(([name, value]) => `  ${name}: ${String(value)}\n`);
  const text = read("public/_headers");
  expect(text).toContain(`/*\n${lines.join("")}`);
  expect(text.match(/^ {2}Content-Security-Policy:/gmu)).toHaveLength(1);
  expect(text).toMatch(/^\/app-\w+\.js\n {2}Cache-Control: public, max-age=31536000, immutable$/mu);
});

test("_redirects leads the form's address to the function, and moves nothing else", () => {
  const lines = read("public/_redirects")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  expect(lines).toEqual(["/api/contact/  /.netlify/functions/contact-js  200"]);
});

describe("the built function, called as Netlify calls it", () => {
  test("a message arrives", async () => {
    const message = "Hello from the platform.\n\nZażółć gęślą jaźń.";
    expect(await send(url, { email: "dana@example.com", message })).toMatchObject({ status: 200 });
    expect(sink.arrived.map(textOf)).toEqual([message]);
  });

  test("sends the security headers itself, since Netlify adds none to a function's response, and a Secure cookie", async () => {
    const { headers } = await fetch(url, { headers: { Accept: "application/json" } });
    expect(Object.fromEntries(headers)).toMatchObject({
      ...Object.fromEntries(Object.entries(commonHeaders).map(([name, value]) => [name.toLowerCase(), value])),
      "strict-transport-security": "max-age=63072000",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers.get("set-cookie")).toMatch(/^XSRF-TOKEN=.*; Secure$/u);
  });

  test("a form sent without scripts gets a page made of the site's content", async () => {
    const response = await fetch(url, { method: "POST", body: new URLSearchParams({ message: "Hello" }) });
    expect(response.status).toBe(400);
    const page = await response.text();
    for (const { to } of navigation.headerLinks) expect(page).toContain(`<a href="${to}">`);
  });

  test("what it cannot take is a JSON refusal", async () => {
    expect(await readJsonResponse(await fetch(url, { method: "POST", body: "x" }))).toMatchObject({ status: 415 });
    expect(await readJsonResponse(await post(url, "{"))).toMatchObject({ status: 400 });
    expect(await readJsonResponse(await post(url, "x".repeat(200_000)))).toMatchObject({ status: 413 });
  });
});

test("no secret and no setting of the building machine is in the built function", () => {
  const code = read(path.join(".cache", "functions", "contact.js"));
  expect(code).toContain("XSRF_SECRET");
  for (const name of ["PATH", "HOME", "PWD"]) {
    const value = process.env[name] ?? "";
    if (value.length > 8) expect(code.includes(`"${value}"`)).toBe(false);
  }
});
