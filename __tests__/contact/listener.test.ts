// Every response has its headers, in time, whatever goes wrong. On Netlify: __tests__/build/netlify.test.ts.
import { createServer, request as httpRequest } from "node:http";
import { ContactSettingsError } from "../../api/config/read-settings";
import { handleWith } from "../../api/handler";
import { contactMessages, functionMessages } from "../../src/contact";
import { fetchToken, postForm, readJsonResponse, scriptHeaders } from "../testing/contact-client";
import { acceptingMailer, startTestServer } from "../testing/contact-server";
import { listenAnywhere } from "../testing/listen";

test("responses to JSON and forms have their headers and the log's id", async () => {
  const { url, log } = await startTestServer({ hsts: "preload" });
  const json = await fetch(url, { headers: { Accept: "application/json" } });
  expect(json.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  const responses = [json.headers, (await postForm(url, { email: "" })).headers];
  for (const [index, headers] of responses.entries()) {
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
      "x-request-id": log[index]?.id,
    });
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    for (const name of ["access-control-allow-origin", "x-powered-by", "server"]) expect(headers.get(name)).toBeNull();
  }
});

test("the mail server has what's left of one time limit", async () => {
  const deliver = jest.fn(acceptingMailer.deliver);
  const passed = jest.spyOn(performance, "now").mockReturnValue(1000);
  const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now());
  // Three seconds pass before the message is counted, and somebody sets the clock back an hour.
  const consume = () => {
    passed.mockReturnValue(4000);
    clock.mockReturnValue(Date.now() - 3_600_000);
    return Promise.resolve(undefined);
  };
  const rateLimiter = { consume, refund: () => Promise.resolve() };
  const { url, log } = await startTestServer({ mailer: { deliver }, rateLimiter, mailTimeMs: 8000 });
  const headers = scriptHeaders(url, await fetchToken(url));
  const body = JSON.stringify({ email: "dana@example.com", message: "Hello." });
  expect(await fetch(url, { method: "POST", headers, body })).toMatchObject({ status: 200 });
  expect(deliver.mock.calls.map(([, timeMs]) => timeMs)).toEqual([5000]);
  expect(log.at(-1)?.ms).toBe(3000);
});

test.each([
  // A byte beyond what is read and discarded. Writing on could break the connection before the response is read.
  ["POST", 1024 * 1024 + 1, [413, "close"]],
  // Its body is not waited for.
  ["PUT", 1, [405, "keep-alive"]],
])("a body without end gets a response, by %s", async (method, size, expected) => {
  const { url } = await startTestServer();
  const headers = scriptHeaders(url, await fetchToken(url));
  const begun = Date.now();
  const response = await new Promise((resolve) => {
    const endless = httpRequest(url, { method, headers }, ({ statusCode, headers: { connection } }) => {
      resolve([statusCode, connection]);
      endless.destroy();
    });
    endless.write("x".repeat(size));
  });
  expect(response).toEqual(expected);
  expect(Date.now() - begun).toBeLessThan(4000);
});

test.each<[Error, number, string, RegExp]>([
  [
    new ContactSettingsError(["A is not set.", "B is wrong."]),
    503,
    functionMessages.notConfigured,
    /"error":"A is not set\. B is wrong\."/u,
  ],
  [new Error("a secret"), 500, contactMessages.sendFailed, /"result":"crash".*"error":"Error at .*listener\.test/u],
])("%s: logged; the visitor gets an error and other ways to reach the studio", async (error, status, body, logged) => {
  const written = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const fail = (): never => {
    throw error;
  };
  const url = await listenAnywhere(createServer((request, response) => void handleWith(fail, request, response)));
  expect(await readJsonResponse(await fetch(url, { method: "POST", body: "{}" }))).toMatchObject({ status, body });
  const form = await postForm(url, { email: "dana@example.com" });
  expect(form.status).toBe(status);
  expect(form.page).toContain("mailto:");
  // With wrong settings the form cannot work.
  expect(form.page.includes("<form")).toBe(status === 500);
  const log = written.mock.calls.join("");
  expect(log).toMatch(logged);
  expect(log).toContain(form.headers.get("x-request-id") ?? "none");
  expect(form.headers.get("strict-transport-security")).toBe("max-age=63072000");
  expect(log).not.toContain("a secret");
});
