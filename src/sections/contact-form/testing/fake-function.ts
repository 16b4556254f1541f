import { xsrfCookieName } from "../../../contact/api-contract";

/** How the contact function answers one POST. */
export type FakeAnswer =
  | { readonly status: number; readonly text: string; readonly retryAfter?: string }
  /** The network fails. */
  | "unreachable"
  /** No answer ever comes. */
  | "silent"
  | Promise<{ readonly status: number; readonly text: string }>;

export interface FakePost {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** An answer in the agreed form. */
export const says = (status: number, body?: string): { readonly status: number; readonly text: string } => ({
  status,
  text: JSON.stringify(body === undefined ? { status } : { status, body }),
});

/** Stands for the contact function behind `fetch`. */
export interface FakeFunction {
  /** What was posted, oldest first. */
  readonly posts: FakePost[];
  /** How often the cookie was asked for. */
  readonly cookieRequests: () => number;
}

interface FakeFunctionOptions {
  /** One for each POST, in order; 200 when there are no more. */
  readonly answers?: readonly FakeAnswer[];
  /** What a GET does: gives the cookie, gives it to a browser that refuses it, or fails. */
  readonly cookie?: "given" | "refused" | "unreachable";
}

/** Puts a contact function behind `fetch`. */
export const fakeFunction = ({ answers = [], cookie = "given" }: FakeFunctionOptions = {}): FakeFunction => {
  const left = [...answers];
  const posts: FakePost[] = [];
  let cookieRequests = 0;
  const fake = async (_address: string, options: RequestInit): Promise<FakeResponse> => {
    if (options.method !== "POST") {
      cookieRequests += 1;
      if (cookie === "unreachable") throw new TypeError("Failed to fetch");
      if (cookie === "given") document.cookie = `${xsrfCookieName}=signed.token; path=/`;
      return respond(says(200));
    }
    posts.push({
      headers: Object.fromEntries(new Headers(options.headers).entries()),
      body: JSON.parse(typeof options.body === "string" ? options.body : ""),
    });
    const answer = left.shift() ?? says(200);
    if (answer === "unreachable") throw new TypeError("Failed to fetch");
    if (answer === "silent") return new Promise((_, reject) => options.signal?.addEventListener("abort", reject));
    return respond(await answer);
  };
  Object.defineProperty(globalThis, "fetch", { value: fake, writable: true, configurable: true });
  return { posts, cookieRequests: () => cookieRequests };
};

/** As much of a Response as the form reads. */
interface FakeResponse {
  readonly status: number;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly text: () => Promise<string>;
}

const respond = ({
  status,
  text,
  retryAfter,
}: {
  readonly status: number;
  readonly text: string;
  readonly retryAfter?: string;
}): FakeResponse => ({
  status,
  headers: { get: (name) => (name === "Retry-After" ? (retryAfter ?? null) : null) },
  text: () => Promise.resolve(text),
});

/** Takes away what one test leaves to the next. */
export const resetBrowser = (): void => {
  document.cookie = `${xsrfCookieName}=; path=/; max-age=0`;
  window.sessionStorage.clear();
  Reflect.deleteProperty(window, "dataLayer");
  window.history.replaceState(null, "", "/");
};
