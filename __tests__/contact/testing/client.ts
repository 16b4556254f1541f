import { randomUUID } from "node:crypto";
import { z } from "zod";

/** The two shapes of a JSON response. */
const responseSchema = z.union([
  z.strictObject({ status: z.literal(200) }),
  z.strictObject({ status: z.int().min(400).max(599), body: z.string().min(1) }),
]);

export interface JsonResponse {
  readonly status: number;
  readonly body: string | undefined;
  readonly headers: Headers;
}

/** Reads a JSON response. @throws when it has another shape */
export const readJsonResponse = async (response: Response): Promise<JsonResponse> => {
  const type = response.headers.get("content-type");
  const text = await response.text();
  if (type !== "application/json; charset=utf-8")
    throw new Error(`Not JSON but ${type ?? "nothing"}: ${text.slice(0, 200)}`);
  const parsed = responseSchema.parse(JSON.parse(text));
  if (parsed.status !== response.status)
    throw new Error("The status in the body is another than that of the response.");
  return { status: parsed.status, body: "body" in parsed ? parsed.body : undefined, headers: response.headers };
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

/** Posts as the form's script does. An empty header in `headers` removes it. */
export const post = async (
  url: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const all = { ...scriptHeaders(url, await fetchToken(url)), ...headers };
  return fetch(url, {
    method: "POST",
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== "")),
    body: typeof body === "string" ? body : Uint8Array.from(body),
  });
};

/** Sends a message as the form's script does, with a new key unless one is given. */
export const send = async (
  url: string,
  message: { readonly email?: string; readonly message?: string } = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<JsonResponse> =>
  readJsonResponse(
    await post(url, JSON.stringify({ email: "dana@example.com", message: "Hello.", ...message }), {
      "Idempotency-Key": randomUUID(),
      ...headers,
    }),
  );

/** Posts a form as a browser without scripts does. */
export const postForm = async (
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly page: string; readonly headers: Headers }> => {
  const all = { Origin: new URL(url).origin, "Content-Type": "application/x-www-form-urlencoded", ...headers };
  const response = await fetch(url, {
    method: "POST",
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== "")),
    // Browsers send line ends as CRLF.
    body: new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [name, value.replace(/\r\n?|\n/gu, "\r\n")]),
    ).toString(),
  });
  return { status: response.status, page: await response.text(), headers: response.headers };
};
