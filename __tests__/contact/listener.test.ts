import { createServer, IncomingMessage, request as httpRequest } from "node:http";
import { Socket } from "node:net";
import { ContactSettingsError } from "../../api/config/settings";
import { handleWith } from "../../api/handler";
import { drainLimit, readBody } from "../../api/http/read-body";
import { contactMessages, functionMessages } from "../../src/contact";
import { cleanUp } from "../testing/clean-up";
import { fetchToken, postForm, readJsonResponse, scriptHeaders } from "./testing/client";
import { acceptingMailer as mailer, listenAnywhere, startTestServer } from "./testing/server";

// The listener under Node's HTTP server. Behind Gatsby's body parsers: mount.test.ts; under Netlify: __tests__/build/netlify/.

const { sendFailed } = contactMessages;
const { notConfigured } = functionMessages;

afterEach(cleanUp);

test.each<[string, RequestInit]>([
  ["JSON", { headers: { Accept: "application/json" } }],
  ["form", { method: "POST", body: new URLSearchParams({ email: "" }) }],
])("security headers of a response: %s", async (_name, init) => {
  const { url } = await startTestServer({ mailer });
  const { headers } = await fetch(url, init);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/u);
  for (const name of ["access-control-allow-origin", "x-powered-by", "server"]) expect(headers.get(name)).toBeNull();
});

test("a body that arrives too slowly", async () => {
  const request = new IncomingMessage(new Socket());
  request.push("the first bytes");
  expect(await readBody(request, 50)).toEqual({ kind: "too-slow" });
});

test("a body without end gets a response", async () => {
  const { url } = await startTestServer({ mailer });
  const headers = scriptHeaders(url, await fetchToken(url));
  const response = await new Promise((resolve, reject) => {
    const endless = httpRequest(url, { method: "POST", headers }, ({ statusCode, headers: { connection } }) => {
      resolve([statusCode, connection]);
      endless.destroy();
    });
    endless.on("error", reject);
    // One byte beyond the drain limit and no end. Writing on after the response could break the connection before it is read.
    endless.write("x".repeat(drainLimit + 1));
  });
  expect(response).toEqual([413, "close"]);
});

test.each<[Error, number, string, string]>([
  [new ContactSettingsError(["SMTP_URL is not set."]), 503, notConfigured, '"error":"SMTP_URL is not set."'],
  [new Error("a secret"), 500, sendFailed, '"result":"crash"'],
])("%s: logged; the visitor gets an error and other ways to reach the studio", async (error, status, body, logged) => {
  const written = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const fail = (): never => {
    throw error;
  };
  const url = await listenAnywhere(createServer((request, response) => void handleWith(fail, request, response)));
  expect(await readJsonResponse(await fetch(url, { method: "POST", body: "{}" }))).toMatchObject({ status, body });
  const form = await postForm(url, { email: "dana@example.com" });
  expect([form.status, form.headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"]);
  expect(form.page).toContain("mailto:");
  expect(written.mock.calls.join("")).toContain(logged);
  expect(written.mock.calls.join("")).not.toContain("a secret");
});
