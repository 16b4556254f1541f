import { functionMessages } from "../../src/contact";
import { cleanUp } from "../testing/clean-up";
import { fetchToken, readJsonResponse, send } from "./testing/client";
import { acceptingMailer, startTestServer } from "./testing/server";

afterAll(cleanUp);

const serverWith = (changes: Parameters<typeof startTestServer>[0] = {}) =>
  startTestServer({ mailer: acceptingMailer, ...changes });

const getCookie = async (url: string, headers: Record<string, string> = {}): Promise<string | null> => {
  const response = await fetch(url, { headers: { Accept: "application/json", ...headers } });
  expect(await response.json()).toEqual({ status: 200 });
  expect(response.headers.get("cache-control")).toBe("no-store");
  return response.headers.get("set-cookie");
};

describe("the cookie", () => {
  test("is strict, signed, for the whole site, for four hours, and readable by the form's script", async () => {
    const { url } = await serverWith();
    expect(await getCookie(url)).toMatch(
      /^XSRF-TOKEN=[0-9a-z]+\.[\w-]{16}\.[\w-]{43}; Path=\/; Max-Age=14400; SameSite=Strict$/u,
    );
  });

  const twoYears = "max-age=63072000";

  test.each<[string, Parameters<typeof startTestServer>[0], Record<string, string>, string | null]>([
    ["by the site's addresses", { origins: ["https://www.x.example"] }, { Origin: "https://www.x.example" }, twoYears],
    ["by trusted proxies", { proxy: { kind: "hops", count: 2 } }, { "X-Forwarded-Proto": "https, http" }, twoYears],
    ["on Netlify", { proxy: { kind: "netlify" }, hsts: "subdomains" }, {}, `${twoYears}; includeSubDomains`],
    ["by a header that anyone can send", {}, { "X-Forwarded-Proto": "https" }, null],
  ])("is Secure, with HSTS, where the client's connection is encrypted: %s", async (_name, changes, headers, hsts) => {
    const { url } = await serverWith(changes);
    const response = await fetch(url, { headers: { Accept: "application/json", ...headers } });
    expect(response.headers.get("set-cookie")?.endsWith("; Secure")).toBe(hsts !== null);
    expect(response.headers.get("strict-transport-security")).toBe(hsts);
  });

  test("is not replaced while it is valid: a second tab keeps that of the first", async () => {
    const { url } = await serverWith();
    const token = await fetchToken(url);
    expect(await getCookie(url, { Cookie: `a=1; XSRF-TOKEN=${token}; b=2` })).toBeNull();
    expect(await getCookie(url, { Cookie: "XSRF-TOKEN=made.up.elsewhere" })).not.toBeNull();
  });

  test("is renewed after half of its lifetime, and rejected after all of it", async () => {
    let time = Date.now();
    const { url } = await serverWith({ now: () => time });
    const token = await fetchToken(url);
    const pair = { Cookie: `XSRF-TOKEN=${token}`, "X-XSRF-TOKEN": token };
    time += 3 * 60 * 60 * 1000;
    expect(await send(url, {}, pair)).toMatchObject({ status: 200 });
    expect(await getCookie(url, { Cookie: `XSRF-TOKEN=${token}` })).not.toBeNull();
    time += 61 * 60 * 1000;
    expect(await send(url, {}, pair)).toMatchObject({ status: 403, body: functionMessages.xsrfExpired });
  });

  test("is rejected when it was changed or signed with another secret", async () => {
    const { url } = await serverWith();
    const other = await serverWith({ secret: "another secret that has more than 32 characters" });
    const [when = "", nonce = "", signature = ""] = (await fetchToken(url)).split(".");
    const later = (Number.parseInt(when, 36) + 1).toString(36);
    for (const token of [
      `${later}.${nonce}.${signature}`,
      `${when}.${nonce}A.${signature}`,
      `${when}.${nonce}`,
      `${when}.${nonce}.${signature}.x`,
      await fetchToken(other.url),
    ])
      expect(await send(url, {}, { Cookie: `XSRF-TOKEN=${token}`, "X-XSRF-TOKEN": token })).toMatchObject({
        status: 403,
      });
  });

  test("that the platform joins with others by commas is found, on the site's own address", async () => {
    const { url } = await serverWith({ origins: ["https://www.example.com"] });
    const token = await fetchToken(url);
    const headers = { Cookie: `a=1,XSRF-TOKEN=${token},b=2`, "X-XSRF-TOKEN": token };
    expect(await send(url, {}, { ...headers, Origin: "https://www.example.com" })).toMatchObject({ status: 200 });
    expect(await send(url, {}, headers)).toMatchObject({ status: 403 });
  });

  // Which are other sites: api/security/foreign-origin.test.ts.
  test("is not set for pages of other sites", async () => {
    const { url } = await serverWith();
    const response = await fetch(url, { headers: { Accept: "application/json", "Sec-Fetch-Site": "cross-site" } });
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(await readJsonResponse(response)).toMatchObject({ status: 403 });
  });
});

test("a navigation to the function's address redirects to the form", async () => {
  const { url } = await serverWith();
  const response = await fetch(url, { headers: { Accept: "text/html,*/*;q=0.8" }, redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/contact-us/"]);
  expect(response.headers.get("set-cookie")).toBeNull();
});

test("HEAD responds as GET without a body", async () => {
  const { url } = await serverWith();
  const response = await fetch(url, { method: "HEAD", headers: { Accept: "application/json" } });
  expect([response.status, await response.text()]).toEqual([200, ""]);
});
