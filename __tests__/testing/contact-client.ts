import { randomUUID } from "node:crypto";

type Headers = Readonly<Record<string, string>>;

/** Reads a JSON response: its status, and an error with any status but 200. */
export const readJsonResponse = async (response: Response) => {
  const { status, headers } = response;
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  const { body, reference, ...rest } = (await response.json()) as { status: number; body?: string; reference?: string };
  expect(rest).toEqual({ status });
  expect(body).toEqual(status === 200 ? undefined : expect.stringMatching(/^[^"]{1,300}$/u));
  return { status, body, reference, headers };
};

/** Fetches the XSRF cookie as the form's script does. */
export const fetchToken = async (url: string): Promise<string> => {
  const response = await fetch(url, { headers: { Accept: "application/json" } });
  await response.text();
  const token = /^XSRF-TOKEN=([^;]+)/u.exec(response.headers.get("set-cookie") ?? "")?.[1];
  if (token === undefined) throw new Error("There was no XSRF cookie.");
  return token;
};

/** The headers with which the form's script posts. */
export const scriptHeaders = (url: string, token: string): Headers => ({
  "Content-Type": "application/json",
  Accept: "application/json",
  Origin: new URL(url).origin,
  "Sec-Fetch-Site": "same-origin",
  Cookie: `XSRF-TOKEN=${token}`,
  "X-XSRF-TOKEN": token,
});

const withoutEmpty = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));

/** Posts as the form's script does. An empty header in `headers` removes it. */
export const post = async (url: string, body: string | Buffer, headers: Headers = {}): Promise<Response> => {
  const all = { ...scriptHeaders(url, await fetchToken(url)), ...headers };
  const bytes = typeof body === "string" ? body : Uint8Array.from(body);
  return fetch(url, { method: "POST", headers: withoutEmpty(all), body: bytes });
};

/** Sends a message as the form's script does, with a new key unless one is given. */
export const send = async (
  url: string,
  message: { readonly email?: string; readonly message?: string } = {},
  headers: Headers = {},
) => {
  const body = JSON.stringify({ email: "dana@example.com", message: "Hello.", ...message });
  return readJsonResponse(await post(url, body, { "Idempotency-Key": randomUUID(), ...headers }));
};

/** Posts a form as a browser without scripts does. An empty header in `headers` removes it. @param fields or the body itself */
export const postForm = async (url: string, fields: Headers | string, headers: Headers = {}) => {
  const all = { Origin: new URL(url).origin, "Content-Type": "application/x-www-form-urlencoded", ...headers };
  // Browsers send line ends as CRLF.
  const body =
    typeof fields === "string" ? fields : new URLSearchParams(fields).toString().replace(/%0D%0A|%0D|%0A/gu, "%0D%0A");
  const response = await fetch(url, { method: "POST", headers: withoutEmpty(all), body });
  return { status: response.status, page: await response.text(), headers: response.headers };
};
