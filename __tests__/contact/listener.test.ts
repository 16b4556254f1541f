/** @jest-environment node */
import { createServer, request as httpRequest } from "node:http";
import { connect } from "node:net";
import express from "express";
import { ContactSettingsError } from "../../api/config/settings-error";
import { handleWith } from "../../api/http/listener";
import { drainLimit, readBody } from "../../api/http/read-body";
import { contactMessages, functionMessages } from "../../src/contact";
import { cleanUp } from "../clean-up";
import { fetchToken, readAnswer, scriptHeaders, send } from "./helpers/client";
import { acceptingMailer as mailer, listenAnywhere, startTestServer, testDependencies } from "./helpers/server";

// The listener under Node's HTTP server and Express. Under Gatsby's adapter for Netlify: __tests__/build/netlify/.

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
    "cross-origin-opener-policy": "same-origin",
  });
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/u);
  for (const name of ["access-control-allow-origin", "x-powered-by", "server"]) expect(headers.get(name)).toBeNull();
});

test.each([
  ["leaves the body unread", express.Router()],
  ["has read the body", express.Router().use(express.raw({ type: "*/*" }))],
])("in Express that %s", async (_name, before) => {
  const app = express().use(before);
  const dependencies = testDependencies({ mailer });
  app.all("/api/contact", (request, response) => void handleWith(() => dependencies, request, response));
  const url = `${await listenAnywhere(createServer(app))}/api/contact`;
  expect(await send(url)).toMatchObject({ status: 200 });
  expect(await send(url, { email: "dana" })).toMatchObject({ status: 400 });
  const response = await fetch(url, { method: "PUT" });
  expect(response.headers.get("x-powered-by")).toBeNull();
  expect(await readAnswer(response)).toMatchObject({ status: 405 });
});

test("a body that arrives too slowly", async () => {
  const body = await new Promise((resolve) => {
    const server = createServer((request, response) => {
      void readBody(request, 200).then((read) => {
        response.end();
        resolve(read);
      });
    });
    void listenAnywhere(server).then((origin) => {
      const socket = connect(Number(new URL(origin).port), "127.0.0.1");
      socket.on("error", () => undefined);
      socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n");
      const timer = setInterval(() => socket.write("x"), 50);
      socket.on("close", () => {
        clearInterval(timer);
      });
    });
  });
  expect(body).toEqual({ kind: "too-slow" });
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

describe("without dependencies", () => {
  const startFailing = async (error: Error): Promise<{ readonly url: string; readonly output: () => string }> => {
    const written = jest.spyOn(process.stdout, "write").mockReturnValue(true);
    const fail = (): never => {
      throw error;
    };
    const server = createServer((request, response) => void handleWith(fail, request, response));
    return { url: `${await listenAnywhere(server)}/api/contact`, output: () => written.mock.calls.join("") };
  };

  test("wrong settings are logged; the visitor gets a 503 and other ways to reach the studio", async () => {
    const { url, output } = await startFailing(new ContactSettingsError(["SMTP_URL is not set."]));
    const headers = { "Content-Type": "application/json" };
    expect(await readAnswer(await fetch(url, { method: "POST", headers, body: "{}" }))).toMatchObject({
      status: 503,
      body: functionMessages.notConfigured,
    });
    const form = await fetch(url, { method: "POST", body: new URLSearchParams({ email: "dana@example.com" }) });
    expect([form.status, form.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
    expect(await form.text()).toContain("mailto:");
    expect(output()).toContain('"error":"SMTP_URL is not set."');
  });

  test("an unexpected error is answered in JSON without its message", async () => {
    const { url, output } = await startFailing(new Error("a secret"));
    expect(await readAnswer(await fetch(url))).toMatchObject({ status: 500, body: contactMessages.sendFailed });
    expect(output()).toMatch(/"result":"crash"/u);
    expect(output()).not.toContain("a secret");
  });
});
