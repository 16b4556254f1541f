/** What a site answered. */
export interface Answer {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Asks a site for a path. Follows no redirect. @throws when there is no answer */
export type Ask = (path: string, init?: RequestInit) => Promise<Answer>;

/** What must hold, and what to tell when it does not. */
export type Check = readonly [isRight: boolean, problem: string];

/** Long enough for a function that starts cold. */
const timeLimitMs = 20_000;

/** @param origin such as https://www.example.com */
export const askSite =
  (origin: string): Ask =>
  async (path, init) => {
    const address = new URL(path, origin);
    const signal = AbortSignal.timeout(timeLimitMs);
    const response = await fetch(address, { redirect: "manual", signal, ...init }).catch((error: unknown) => {
      // "fetch failed" has the reason, such as a certificate that ran out, in its cause.
      const reason = error instanceof Error ? (error.cause ?? error) : error;
      throw new Error(`${address.href} does not answer: ${String(reason)}`);
    });
    return { url: response.url, status: response.status, headers: response.headers, text: await response.text() };
  };
