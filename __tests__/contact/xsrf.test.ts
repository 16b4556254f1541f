// Only a page of this site can post: it needs a signed cookie that lives for four hours.
import { functionMessages } from "../../src/contact/messages";
import { fetchToken, readJsonResponse, send } from "../testing/contact-client";
import { acceptingMailer, startTestServer } from "../testing/contact-server";

const serverWith = (changes: Parameters<typeof startTestServer>[0] = {}) =>
  startTestServer({ mailer: acceptingMailer, ...changes });

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { Accept: "application/json", ...headers }, redirect: "manual" });

const getCookie = async (...request: Parameters<typeof get>) => (await get(...request)).headers.get("set-cookie");

const pair = (token: string) => ({ Cookie: `a=1; XSRF-TOKEN=${token}; b=2`, "X-XSRF-TOKEN": token });

test("the cookie is strict, signed, site-wide, and readable by the form's script", async () => {
  const { url } = await serverWith();
  expect(await getCookie(url)).toMatch(
    /^XSRF-TOKEN=[0-9a-z]+\.[\w-]{16}\.[\w-]{43}; Path=\/; Max-Age=14400; SameSite=Strict$/u,
  );
});

test("HEAD is answered like GET, without a body", async () => {
  const { url } = await serverWith();
  const response = await fetch(url, { method: "HEAD", headers: { Accept: "application/json" } });
  expect([response.status, await response.text()]).toEqual([200, ""]);
  expect(response.headers.get("set-cookie")).toMatch(/^XSRF-TOKEN=/u);
});

test.each<[string, Parameters<typeof startTestServer>[0], Record<string, string>, boolean]>([
  ["by trusted proxies", { proxy: 2 }, { "X-Forwarded-Proto": "https, http" }, true],
  ["on Netlify", { proxy: "netlify" }, {}, true],
  ["not by a header that anyone can send", {}, { "X-Forwarded-Proto": "https" }, false],
  ["not by a setting", { origins: ["https://www.x.example"] }, { Origin: "https://www.x.example" }, false],
])("it is Secure where the client's connection is encrypted: %s", async (_name, changes, headers, isSecure) => {
  const { url } = await serverWith(changes);
  expect((await getCookie(url, headers))?.endsWith("; Secure")).toBe(isSecure);
});

test("it's renewed after half of its lifetime and rejected after all", async () => {
  const start = Date.now();
  const { url } = await serverWith();
  const headers = pair(await fetchToken(url));
  // A second tab must not replace that of the first.
  expect(await getCookie(url, headers)).toBeNull();
  jest.spyOn(Date, "now").mockImplementation(() => start + 3 * 3_600_000);
  expect(await send(url, {}, headers)).toMatchObject({ status: 200 });
  expect(await getCookie(url, headers)).not.toBeNull();
  jest.spyOn(Date, "now").mockImplementation(() => start + 4.1 * 3_600_000);
  expect(await send(url, {}, headers)).toMatchObject({ status: 403, body: functionMessages.xsrfExpired });
});

test("it is rejected when it was changed or signed with another secret", async () => {
  const { url } = await serverWith();
  const other = await serverWith({ secret: "another secret that has more than 32 characters" });
  const [when = "", nonce = "", signature = ""] = (await fetchToken(url)).split(".");
  const later = (Number.parseInt(when, 36) + 1).toString(36);
  const tokens = [
    `${later}.${nonce}.${signature}`,
    `${when}.${nonce}A.${signature}`,
    `${when}${nonce.charAt(0)}.${nonce.slice(1)}.${signature}`,
    await fetchToken(other.url),
  ];
  for (const token of tokens) expect(await send(url, {}, pair(token))).toMatchObject({ status: 403 });
  const token = await fetchToken(url);
  expect(await send(url, {}, { ...pair(token), Cookie: `OTHER=${token}` })).toMatchObject({ status: 403 });
});

test("another cookie by its name does no harm, before or after it", async () => {
  const { url } = await serverWith();
  const token = await fetchToken(url);
  for (const cookies of [`XSRF-TOKEN=other; XSRF-TOKEN=${token}`, `XSRF-TOKEN=${token}, XSRF-TOKEN=other`]) {
    const headers = { Cookie: cookies, "X-XSRF-TOKEN": token };
    expect(await getCookie(url, headers)).toBeNull();
    expect(await send(url, {}, headers)).toMatchObject({ status: 200 });
    expect(await send(url, {}, { ...headers, "X-XSRF-TOKEN": "other" })).toMatchObject({ status: 403 });
  }
  expect(await getCookie(url, { Cookie: "XSRF-TOKEN=other" })).not.toBeNull();
});

// Which are other sites: api/security/foreign-origin.test.ts.
test("other sites and navigations get no cookie, and a navigation the form", async () => {
  const { url } = await serverWith();
  const foreign = await get(url, { "Sec-Fetch-Site": "cross-site" });
  expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
  const navigation = await get(url, { Accept: "text/html,*/*;q=0.8" });
  expect([navigation.status, navigation.headers.get("location")]).toEqual([303, "/contact-us/"]);
  for (const { headers } of [foreign, navigation]) expect(headers.get("set-cookie")).toBeNull();
  expect(await readJsonResponse(foreign)).toMatchObject({ status: 403 });
});
