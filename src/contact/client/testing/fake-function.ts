import { xsrfCookieName } from "../../api-contract";

interface MockResponse {
  readonly status: number;
  readonly text: string;
}

/** How the contact function responds to one POST: with a text, not at all (the network fails), or never. */
export type FakeResponse = MockResponse | "unreachable" | "silent";

/** A response as in the API contract. */
export const jsonResponse = (status: number, body?: string): MockResponse => ({
  status,
  text: JSON.stringify({ status, body }),
});

/**
 * Puts a contact function behind `fetch`.
 * @param responses one for each POST; 200 when there are no more
 * @param cookie what a GET does: gives the cookie, gives it to a browser that refuses it, or fails
 */
export const fakeFunction = (
  responses: readonly FakeResponse[] = [],
  cookie: "given" | "refused" | "unreachable" = "given",
) => {
  const posts: { readonly headers: Headers; readonly body: unknown }[] = [];
  let cookieRequests = 0;
  const respond = async ({ method, headers, body, signal }: RequestInit): Promise<MockResponse> => {
    let next: FakeResponse = cookie === "unreachable" ? cookie : jsonResponse(200);
    if (method === "POST") {
      posts.push({ headers: new Headers(headers), body: JSON.parse(typeof body === "string" ? body : "") });
      next = responses[posts.length - 1] ?? jsonResponse(200);
    } else {
      cookieRequests += 1;
      if (cookie === "given") document.cookie = `${xsrfCookieName}=signed.token; path=/`;
    }
    if (next === "silent") return new Promise((_, reject) => signal?.addEventListener("abort", reject));
    if (next === "unreachable") throw new TypeError("Failed to fetch");
    return next;
  };
  // jsdom has neither.
  const timeout = (ms: number): AbortSignal => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  };
  Object.assign(AbortSignal, { timeout });
  const fetch = async (_: string, options: RequestInit) => {
    const { status, text } = await respond(options);
    return { status, text: () => Promise.resolve(text) };
  };
  Object.assign(globalThis, { fetch });
  return { posts, cookieRequests: () => cookieRequests };
};

/** The idempotency keys of what was posted. */
export const keysOf = ({ posts }: ReturnType<typeof fakeFunction>): readonly (string | null)[] =>
  posts.map(({ headers }) => headers.get("Idempotency-Key"));

/** Takes away what one test leaves to the next. */
export const resetBrowser = (): void => {
  document.cookie = `${xsrfCookieName}=; path=/; max-age=0`;
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/");
};
