import { contactEndpoint, xsrfCookieName } from "../../src/contact/api-contract";
import { commonHeaders } from "../../src/lib/security-headers";
import { pathsIn } from "../built-pages";

/** Long enough for a function that starts cold. */
const timeLimitMs = 20_000;

/**
 * Checks what the host of a deployed site does: pages, redirects, headers, cache times, the function. Sends no mail.
 * @param origin such as https://www.example.com
 * @returns what is wrong, in plain words; nothing when all is well
 * @throws when the site does not answer
 */
export const smokeChecks = async (origin: string): Promise<readonly string[]> => {
  const ask = (path: string, headers: HeadersInit = {}): Promise<Response> =>
    fetch(new URL(path, origin), { redirect: "manual", signal: AbortSignal.timeout(timeLimitMs), headers });
  const pathsOf = async (path: string): Promise<readonly string[]> => pathsIn(await (await ask(path)).text());
  const isSecure = origin.startsWith("https:");

  const pages = (await Promise.all((await pathsOf("/sitemap-index.xml")).map(pathsOf))).flat();
  const missing: string[] = [];
  for (const page of [...pages, "/offline/"]) if ((await ask(page)).status !== 200) missing.push(page);
  const home = await ask("/", { "Accept-Encoding": "br, gzip" });
  const redirect = await ask("/pricing?from=smoke");
  const unknown = await ask("/there-is-no-such-page/");
  const worker = await ask("/ngsw-worker.js");
  const contact = await ask(contactEndpoint, { Accept: "application/json" });
  const cookie = contact.headers.get("Set-Cookie") ?? "";

  const headers = [home, contact].flatMap(({ url, headers: sent }): readonly (readonly [boolean, string])[] => [
    ...Object.entries(commonHeaders).map(
      ([name, value]) => [sent.get(name) === value, `${url}: the header ${name} is missing or another.`] as const,
    ),
    [/default-src(?!.*unsafe-inline)/u.test(sent.get("Content-Security-Policy") ?? ""), `${url}: no strict policy.`],
    [!isSecure || sent.has("Strict-Transport-Security"), `${url}: Strict-Transport-Security is missing.`],
  ]);
  const checks: readonly (readonly [isRight: boolean, problem: string])[] = [
    [pages.includes("/"), "The sitemap does not name the pages."],
    [missing.length === 0, `Pages do not come: ${missing.join(", ")}.`],
    [home.headers.has("Content-Encoding"), "Pages are not compressed."],
    [
      redirect.headers.get("Location")?.endsWith("/pricing/?from=smoke") === true,
      "/pricing does not redirect to /pricing/ with its query.",
    ],
    [unknown.status === 404, `An unknown address gets the status ${unknown.status}, not 404.`],
    [(await unknown.text()).includes("<h1"), "An unknown address does not get the site's own 404 page."],
    [
      /max-age=0|no-cache|no-store/u.test(worker.headers.get("Cache-Control") ?? ""),
      "The service worker does not come, or is cached: visitors would keep an old site.",
    ],
    [contact.status === 200, `The contact function answers with status ${contact.status}.`],
    [cookie.startsWith(`${xsrfCookieName}=`), "The contact function sets no cookie, so the form cannot send."],
    [!isSecure || cookie.includes("; Secure"), "The form's cookie is not Secure: see TRUSTED_PROXY."],
    ...headers,
  ];
  return checks.filter(([isRight]) => !isRight).map(([, problem]) => problem);
};
