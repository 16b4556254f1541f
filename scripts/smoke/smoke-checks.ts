import { randomUUID } from "node:crypto";
import { contactEndpoint, idempotencyHeaderName, xsrfCookieName, xsrfHeaderName } from "../../src/contact/api-contract";
import { immutable } from "../../src/lib/cache-control";
import { commonHeaders } from "../../src/lib/security-headers";
import { pathsIn } from "../built-pages";

/** Long enough for a function that starts cold. */
const timeLimitMs = 20_000;

/**
 * Checks a deployed site as a visitor meets it. Sends no mail without `send`.
 * @param origin such as https://www.example.com
 * @returns what is wrong, in plain words; nothing when all is well
 */
export const smokeChecks = async (origin: string, send: boolean): Promise<readonly string[]> => {
  const problems: string[] = [];
  const expectThat = (isSo: boolean, problem: string): void => {
    if (!isSo) problems.push(problem);
  };
  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(new URL(path, origin), { redirect: "manual", signal: AbortSignal.timeout(timeLimitMs), ...init });
  const secure = origin.startsWith("https:");

  const pages = async (): Promise<void> => {
    const read = async (path: string): Promise<readonly string[]> => pathsIn(await (await ask(path)).text());
    const parts = await read("/sitemap-index.xml");
    const paths = (await Promise.all(parts.map(read))).flat();
    expectThat(paths.includes("/"), "The sitemap does not name the pages.");
    for (const path of [...paths, "/offline/"]) {
      const response = await ask(path);
      const isPage = response.status === 200 && (await response.text()).includes("<h1");
      expectThat(isPage, `The page ${path} does not come: status ${response.status}.`);
    }
  };

  const unknownAddress = async (): Promise<void> => {
    const response = await ask("/there-is-no-such-page/");
    const isPage = (await response.text()).includes("<h1");
    expectThat(response.status === 404, `An unknown address gets the status ${response.status}, not 404.`);
    expectThat(isPage, "An unknown address does not get the site's own 404 page.");
  };

  const headers = async (): Promise<void> => {
    for (const [path, init] of [
      ["/", {}],
      [contactEndpoint, { headers: { Accept: "application/json" } }],
    ] as const) {
      const response = await ask(path, init);
      for (const [name, value] of Object.entries(commonHeaders))
        expectThat(response.headers.get(name) === value, `${path}: the header ${name} is missing or another.`);
      const policy = response.headers.get("Content-Security-Policy") ?? "";
      const isStrict = policy.includes("default-src") && !policy.includes("unsafe-inline");
      expectThat(isStrict, `${path}: the Content-Security-Policy is missing or allows inline code.`);
      const hsts = /^max-age=[1-9]\d{6}/u.test(response.headers.get("Strict-Transport-Security") ?? "");
      expectThat(!secure || hsts, `${path}: Strict-Transport-Security is missing.`);
      expectThat(!response.headers.has("X-Powered-By"), `${path}: X-Powered-By tells what software runs.`);
    }
  };

  const redirects = async (): Promise<void> => {
    const { status, headers } = await ask("/pricing?from=smoke");
    const target = new URL(headers.get("Location") ?? "/", origin);
    const isRedirect = [301, 308].includes(status) && target.origin === origin && target.pathname === "/pricing/";
    expectThat(isRedirect, "/pricing does not redirect to /pricing/.");
    const keepsQuery = !isRedirect || target.search === "?from=smoke";
    expectThat(keepsQuery, "The redirect from /pricing to /pricing/ loses the query.");
    if (!secure) return;
    const plain = await ask(origin.replace("https:", "http:"));
    const isMoved = (plain.headers.get("Location") ?? "").startsWith("https:");
    expectThat(isMoved, "The address with http:// does not redirect to https://.");
  };

  const files = async (): Promise<void> => {
    const home = await ask("/", { headers: { "Accept-Encoding": "br, gzip" } });
    expectThat(/^(?:br|gzip)$/u.test(home.headers.get("Content-Encoding") ?? ""), "Pages are not compressed.");
    const html = await home.text();
    const [hashed = ""] = /\/static\/[^"\s]+/u.exec(html) ?? [];
    const file = await ask(hashed);
    const isKept = file.status === 200 && file.headers.get("Cache-Control") === immutable;
    expectThat(isKept, `${hashed || "A file"} with a hash in its name does not come, or is not kept for a year.`);
    const worker = await ask("/ngsw-worker.js");
    const isScript = /javascript/u.test(worker.headers.get("Content-Type") ?? "");
    expectThat(worker.status === 200 && isScript, "The service worker /ngsw-worker.js does not come.");
    const maxAge = /max-age=(\d+)/u.exec(worker.headers.get("Cache-Control") ?? "")?.[1];
    const isFresh = maxAge === "0" || /no-cache|no-store/u.test(worker.headers.get("Cache-Control") ?? "");
    expectThat(isFresh, "The service worker is cached: visitors would keep an old site.");
  };

  const contact = async (): Promise<void> => {
    const post = async (more: Readonly<Record<string, string>>): Promise<Response> =>
      ask(contactEndpoint, {
        method: "POST",
        headers: { Accept: "application/json", "Content-Type": "application/json", Origin: origin, ...more },
        body: JSON.stringify({ email: "smoke@example.com", message: "A test of the form: npm run smoke." }),
      });
    const got = await ask(contactEndpoint, { headers: { Accept: "application/json" } });
    expectThat(got.status === 200, `The contact function answers with status ${got.status}.`);
    expectThat(got.headers.get("Cache-Control") === "no-store", "Responses of the contact function may be cached.");
    const cookie = got.headers.get("Set-Cookie") ?? "";
    const [, token] = new RegExp(`^${xsrfCookieName}=([^;]+)`, "u").exec(cookie) ?? [];
    expectThat(token !== undefined, "The contact function sets no cookie, so the form cannot send.");
    expectThat(!secure || cookie.includes("; Secure"), "The form's cookie is not Secure: see TRUSTED_PROXY.");
    const forged = await post({ [xsrfHeaderName]: "forged" });
    expectThat(forged.status === 403, `A forged post gets the status ${forged.status}, not 403.`);
    if (!send || token === undefined) return;
    const key = { [idempotencyHeaderName]: randomUUID() };
    const sent = await post({ Cookie: `${xsrfCookieName}=${token}`, [xsrfHeaderName]: token, ...key });
    expectThat(sent.status === 200, `A message could not be sent: status ${sent.status}, ${await sent.text()}`);
  };

  for (const check of [pages, unknownAddress, headers, redirects, files, contact])
    await check().catch((error: unknown) => {
      const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
      problems.push(`The site does not answer (${cause instanceof Error ? cause.message : String(cause)}).`);
    });
  return [...new Set(problems)];
};
