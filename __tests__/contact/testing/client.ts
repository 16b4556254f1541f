import { randomUUID } from "node:crypto";
import { z } from "zod";

/** The two shapes of a JSON response. */
const responseSchema = z.union([
  z.strictObject({ status: z.literal(200), body: z.undefined().optional() }),
  z.strictObject({ status: z.int().min(400).max(599), body: z.string().min(1) }),
]);

/** Reads a JSON response, whose status is also in its body. */
export const readJsonResponse = async (response: Response) => {
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const { status, body } = responseSchema.parse(await response.json());
  expect(status).toBe(response.status);
  return { status, body, headers: response.headers };
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
export const scriptHeaders = (url: string, token: string): Record<string, string> => ({
  "Content-Type": "application/json",
  Accept: "application/json",
  Origin: new URL(url).origin,
  "Sec-Fetch-Site": "same-origin",
  Cookie: `XSRF-TOKEN=${token}`,
  "X-XSRF-TOKEN": token,
});

const withoutEmpty = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));

/** Posts as the form's script does. An empty header in `headers` removes it. */
export const post = async (
  url: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const all = { ...scriptHeaders(url, await fetchToken(url)), ...headers };
  return fetch(url, {
    method: "POST",
    headers: withoutEmpty(all),
    body: typeof body === "string" ? body : Uint8Array.from(body),
  });
};

/** Sends a message as the form's script does, with a new key unless one is given. */
export const send = async (
  url: string,
  message: { readonly email?: string; readonly message?: string } = {},
  headers: Readonly<Record<string, string>> = {},
) =>
  readJsonResponse(
    await post(url, JSON.stringify({ email: "dana@example.com", message: "Hello.", ...message }), {
      "Idempotency-Key": randomUUID(),
      ...headers,
    }),
  );

/** Posts a form as a browser without scripts does. An empty header in `headers` removes it. @param fields or the body itself */
export const postForm = async (
  url: string,
  fields: Readonly<Record<string, string>> | string,
  headers: Readonly<Record<string, string>> = {},
) => {
  const all = { Origin: new URL(url).origin, "Content-Type": "application/x-www-form-urlencoded", ...headers };
  // Browsers send line ends as CRLF.
  const body =
    typeof fields === "string" ? fields : new URLSearchParams(fields).toString().replace(/%0D%0A|%0D|%0A/gu, "%0D%0A");
  const response = await fetch(url, { method: "POST", headers: withoutEmpty(all), body });
  return { status: response.status, page: await response.text(), headers: response.headers };
};
