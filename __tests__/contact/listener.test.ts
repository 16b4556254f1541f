/** @jest-environment node */
import { createServer, request as httpRequest } from "node:http";
import { connect } from "node:net";
import express from "express";
import { handleWith } from "../../api/http/listener";
import { bodyLimit, drainLimit, readBody } from "../../api/http/read-body";
import type { ContactDependencies } from "../../api/config/dependencies";
import { ContactSettingsError } from "../../api/config/settings-error";
import { callLikeNetlify } from "./helpers/netlify-adapter";
import { fetchToken, readAnswer, send } from "./helpers/client";
import { closeServer, listenAnywhere, startTestServer, testDependencies } from "./helpers/server";

// The same listener serves Node, Express, and what a hosting platform makes of a request.

const accepting: Pick<ContactDependencies, "mailer"> = {
  mailer: { deliver: async () => Promise.resolve({ kind: "accepted", attempts: [{ server: "first", result: 250 }] }) },
};

describe("headers of every answer", () => {
  test.each<[string, RequestInit]>([
    ["cookie", { headers: { Accept: "application/json" } }],
    ["other method", { method: "DELETE" }],
    ["wrong type", { method: "POST", body: "x" }],
    ["form", { method: "POST", body: new URLSearchParams({ email: "" }) }],
  ])("%s", async (_name, init) => {
    const api = await startTestServer(accepting);
    const { headers } = await fetch(api.url, init);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/u);
    for (const name of ["access-control-allow-origin", "x-powered-by", "server", "strict-transport-security"])
      expect(headers.get(name)).toBeNull();
    await api.close();
  });

  test("where the client's connection is encrypted, it stays so for two years", async () => {
    const api = await startTestServer({ ...accepting, proxy: { kind: "netlify" } });
    const { headers } = await fetch(api.url, { headers: { Accept: "application/json" } });
    expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains; preload");
    await api.close();
  });
});

test.each([
  ["that leaves the body alone", express.Router()],
  ["that read the body before", express.Router().use(express.raw({ type: "*/*" }))],
])("in Express %s", async (_name, before) => {
  const dependencies = testDependencies(accepting);
  const app = express();
  app.use(before);
  app.all("/api/contact", (request, response) => void handleWith(() => dependencies, request, response));
  const server = createServer(app);
  const origin = await listenAnywhere(server);
  const url = `${origin}/api/contact`;

  expect(await send(url)).toMatchObject({ status: 200 });
  expect(await send(url, { email: "dana" })).toMatchObject({ status: 400 });
  const response = await fetch(url, { method: "PUT" });
  expect(response.headers.get("x-powered-by")).toBeNull();
  expect(await readAnswer(response)).toMatchObject({ status: 405 });
  await closeServer(server);
});

describe("as Gatsby's adaptor for Netlify calls it", () => {
  const dependencies = testDependencies({ ...accepting, proxy: { kind: "netlify" } });
  const call = async (event: Parameters<typeof callLikeNetlify>[1]): ReturnType<typeof callLikeNetlify> =>
    callLikeNetlify((request, response) => handleWith(() => dependencies, request, response), {
      ...event,
      headers: { Host: "www.example.com", "X-Nf-Client-Connection-Ip": "203.0.113.1", ...event.headers },
    });

  test("the cookie, then a message", async () => {
    const cookie = await call({ method: "GET", headers: { Accept: "application/json" }, body: "" });
    expect(cookie).toMatchObject({ status: 200, body: '{"status":200}' });
    const token = /^XSRF-TOKEN=([^;]+).*; Secure$/u.exec(cookie.headers["set-cookie"]?.[0] ?? "")?.[1] ?? "";

    const body = JSON.stringify({ email: "dana@example.com", message: "Grüße 👋" });
    const headers = {
      "Content-Type": "application/json",
      Origin: "https://www.example.com",
      Cookie: `XSRF-TOKEN=${token}`,
      "X-XSRF-TOKEN": token,
    };
    expect(await call({ method: "POST", headers, body })).toMatchObject({ status: 200, body: '{"status":200}' });
    const inBase64 = Buffer.from(body).toString("base64");
    expect(await call({ method: "POST", headers, body: inBase64, isBase64Encoded: true })).toMatchObject({
      status: 200,
    });
    expect(await call({ method: "POST", headers, body: "" })).toMatchObject({ status: 400 });
    expect(await call({ method: "POST", headers, body: "x".repeat(bodyLimit + 1) })).toMatchObject({ status: 413 });
  });

  test("a form", async () => {
    const answer = await call({
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://www.example.com" },
      body: "email=dana%40example.com&message=Hi",
    });
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, ["text/html; charset=utf-8"]]);
  });
});

describe("a body that does not come as it should", () => {
  const askReadBody = async (timeMs: number, talk: (port: number) => void): Promise<unknown> =>
    new Promise((resolve) => {
      const server = createServer((request, response) => {
        void readBody(request, timeMs).then((body) => {
          response.end();
          resolve(body);
          void closeServer(server);
        });
      });
      void listenAnywhere(server).then((origin) => {
        talk(Number(new URL(origin).port));
      });
    });

  test("too slow", async () => {
    const body = await askReadBody(200, (port) => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n");
      const dripping = setInterval(() => socket.write("x"), 50);
      socket.on("close", () => {
        clearInterval(dripping);
      });
    });
    expect(body).toEqual({ kind: "too-slow" });
  });

  test("without end: the answer comes all the same", async () => {
    const api = await startTestServer(accepting);
    const token = await fetchToken(api.url);
    const status = await new Promise((resolve, reject) => {
      const endless = httpRequest(
        api.url,
        {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            Origin: api.origin,
            Cookie: `XSRF-TOKEN=${token}`,
            "X-XSRF-TOKEN": token,
          },
        },
        (response) => {
          resolve([response.statusCode, response.headers.connection]);
          endless.destroy();
        },
      );
      endless.on("error", reject);
      // One byte more than is read and thrown away, and never an end. What is written after the answer would break the
      // connection, at times before the answer is read.
      endless.write("x".repeat(drainLimit + 1));
    });
    expect(status).toEqual([413, "close"]);
    await api.close();
  });
});

describe("settings that are wrong", () => {
  const start = async (): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
    const server = createServer((request, response) => {
      void handleWith(
        () => {
          throw new ContactSettingsError(["SMTP_URL is not set."]);
        },
        request,
        response,
      );
    });
    const origin = await listenAnywhere(server);
    return { url: `${origin}/api/contact`, close: async () => closeServer(server) };
  };

  test("are said in the log; the visitor hears that the form cannot send, and of other ways", async () => {
    const written = jest.spyOn(process.stdout, "write").mockReturnValue(true);
    const { url, close } = await start();
    const json = await readAnswer(
      await fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" }),
    );
    expect(json).toMatchObject({
      status: 503,
      body: "The form cannot send messages now. Please call us or write to us by mail instead.",
    });
    const form = await fetch(url, { method: "POST", body: new URLSearchParams({ email: "dana@example.com" }) });
    expect([form.status, form.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
    expect(await form.text()).toContain("mailto:");
    expect(written.mock.calls.join("")).toContain('"error":"SMTP_URL is not set."');
    await close();
  });
});

test("an error that nobody foresaw is answered in JSON, without a word of it", async () => {
  const written = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const server = createServer((request, response) => {
    void handleWith(
      () => {
        throw new Error("a secret");
      },
      request,
      response,
    );
  });
  const origin = await listenAnywhere(server);
  expect(await readAnswer(await fetch(origin))).toMatchObject({
    status: 500,
    body: "An error has occurred please try again.",
  });
  expect(written.mock.calls.join("")).toMatch(/"result":"crash"/u);
  expect(written.mock.calls.join("")).not.toContain("a secret");
  await closeServer(server);
});
