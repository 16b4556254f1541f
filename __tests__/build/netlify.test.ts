/** On Netlify the built function sends messages, and headers and redirects are those of the site.
 * @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { findingsFile, openAcrFile } from "../../src/lib/downloads";
import { siteHeaders } from "../../src/lib/security-headers";
import { postForm, send } from "../testing/contact-client";
import { listenAnywhere } from "../testing/listen";
import { startSmtpSink, textOf, type SmtpSink } from "../testing/smtp-sink";
import { navigation } from "../e2e/content";
import { onCleanUp, temporaryFolder } from "../testing/clean-up";

/** The handler that the adapter makes of the function. */
type Handler = (
  event: object,
  context: object,
) => Promise<{ statusCode: number; multiValueHeaders?: Record<string, string[]>; body?: string }>;

const root = path.resolve(__dirname, "..", "..");
const folder = temporaryFolder();
const read = (name: string): string => readFileSync(path.join(folder, name), "utf8");

let sink: SmtpSink;
let url: string;

/** Calls the handler as the platform does, with an event for each request. */
const respond = async (handler: Handler, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const event = {
    path: request.url,
    httpMethod: request.method,
    multiValueHeaders: { ...request.headersDistinct, "x-nf-client-connection-ip": ["192.0.2.1"] },
    body: (await buffer(request)).toString("base64"),
    isBase64Encoded: true,
  };
  const { statusCode, multiValueHeaders = {}, body = "" } = await handler(event, {});
  for (const [name, values] of Object.entries(multiValueHeaders)) response.setHeader(name, values);
  response.writeHead(statusCode).end(Buffer.from(body, "base64"));
};

beforeAll(async () => {
  // A site of its own, so that the built one stays as it is.
  mkdirSync(path.join(folder, "public", "static"), { recursive: true });
  for (const name of readdirSync(path.join(root, "public")).filter(
    (one) => !/^(?:_headers|_redirects|static)$/u.test(one),
  ))
    symlinkSync(path.join(root, "public", name), path.join(folder, "public", name));
  symlinkSync(path.join(root, ".cache"), path.join(folder, ".cache"));
  sink = await startSmtpSink();
  onCleanUp(() => process.chdir(root));
  process.chdir(folder);
  Object.assign(process.env, {
    NETLIFY: "true",
    CONTEXT: "deploy-preview",
    AWS_LAMBDA_FUNCTION_NAME: "contact",
    SMTP_URL: sink.url,
    CONTACT_TO: "studio@example.com",
    CONTACT_FROM: "web@example.com",
    XSRF_SECRET: "a secret that is long enough for production",
  });
  // What Gatsby notes about the one function that it has built.
  const [{ functionRoute, functionId, relativeCompiledFilePath }] = JSON.parse(
    read(".cache/functions/manifest.json"),
  ) as [Record<"functionRoute" | "functionId" | "relativeCompiledFilePath", string>];
  const pathToEntryPoint = path.posix.join(".cache", "functions", relativeCompiledFilePath);
  const { netlifyAdapter } = await import("../../src/gatsby/netlify-adapter");
  const context: unknown = {
    routesManifest: [
      // Gatsby lists every file as well; the site's adapter leaves them out.
      { type: "static", path: "/index.html", filePath: "public/index.html", headers: [] },
      { type: "function", path: `/api/${functionRoute}/`, functionId },
    ],
    functionsManifest: [{ functionId, name: "contact", pathToEntryPoint, requiredFiles: [pathToEntryPoint] }],
    headerRoutes: [],
    pathPrefix: "",
    trailingSlash: "always",
    remoteFileAllowedUrls: [],
    reporter: new Proxy({}, { get: () => () => undefined }),
  };
  // Gatsby's reporter has many more parts than are called.
  await netlifyAdapter().adapt(context as Parameters<ReturnType<typeof netlifyAdapter>["adapt"]>[0]);
  const made = path.join(folder, ".netlify", "functions-internal", functionId, `${functionId}.js`);
  const { handler } = jest.requireActual<{ handler: Handler }>(made);
  const server = createServer((request, response) => void respond(handler, request, response));
  url = `${await listenAnywhere(server)}/api/contact`;
  // Loading Gatsby takes 3 s, on a busy machine ten times that.
}, 60_000);

beforeEach(() => jest.spyOn(process.stdout, "write").mockReturnValue(true));

test("_headers has the security headers, keeps hashed files, and unlists previews", () => {
  const lines = Object.entries(siteHeaders()).map(([name, value]) => `  ${name}: ${value}\n`);
  const text = read("public/_headers");
  expect(text).toContain(`/*\n${lines.join("")}  X-Robots-Tag: noindex\n`);
  // One rule each: how Netlify joins the same header of two rules is not documented.
  expect(text.match(/^ {2}Content-Security-Policy:/gmu)).toHaveLength(1);
  for (const hashed of [String.raw`after-load-\w+\.js`, String.raw`static/\*`])
    expect(text).toMatch(new RegExp(`^/${hashed}\\n  Cache-Control: public, max-age=31536000, immutable$`, "mu"));
  expect(text).not.toContain("/ngsw-worker.js");
  for (const file of [openAcrFile, findingsFile])
    expect(text).toContain(`\n${file}\n  Content-Disposition: attachment\n`);
});

test("_redirects leads the form's address to the function, and moves nothing else", () => {
  const [rule, ...others] = read("public/_redirects").match(/^[^#\n].*$/gmu) ?? [];
  expect([rule, others]).toEqual(["/api/contact/  /.netlify/functions/contact-js  200", []]);
});

test("a message arrives, and without scripts a page of ours answers", async () => {
  const message = "Hello from the platform.\n\nZażółć gęślą jaźń.";
  expect(await send(url, { message })).toMatchObject({ status: 200 });
  expect(sink.arrived.map(textOf)).toEqual([message]);
  const { status, page } = await postForm(url, { message });
  expect(status).toBe(400);
  for (const { to } of navigation.headerLinks) expect(page).toContain(`<a href="${to}">`);
});

test("the built function holds no secret and no setting", () => {
  const code = read(".cache/functions/contact.js");
  expect(code).toContain("XSRF_SECRET");
  for (const name of ["PATH", "PWD"]) expect(code).not.toContain(`"${process.env[name] ?? name}"`);
});
