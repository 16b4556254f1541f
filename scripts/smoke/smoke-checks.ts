import { hasRefusedCode } from "../../src/gatsby/outputs/csp-check";
import { commonHeaders, siteHeaders } from "../../src/lib/security-headers";
import { pathsIn } from "../built-pages";
import { askSite, type Answer, type Check } from "./ask-site";
import { contactChecks } from "./contact-checks";

const policyHeader = ({ headers }: Answer): string => headers.get("Content-Security-Policy") ?? "";

/** Each header must come once. A second one, such as a proxy's own, is joined to the first by a comma. */
const headerChecks = (answer: Answer): readonly Check[] => {
  const { url, headers } = answer;
  return [
    ...Object.entries(commonHeaders).map(([name, value]): Check => [
      headers.get(name) === value,
      `${url}: ${name} is missing, doubled or another.`,
    ]),
    [
      // The site's own, and the function's, which allows nothing that it doesn't name.
      policyHeader(answer) === siteHeaders()["Content-Security-Policy"] ||
        /^default-src 'none'(?!.*(?:unsafe-inline|,))/u.test(policyHeader(answer)),
      `${url}: Content-Security-Policy is missing, doubled or not strict.`,
    ],
    [
      !url.startsWith("https:") || /^max-age=[^,]+$/u.test(headers.get("Strict-Transport-Security") ?? ""),
      `${url}: Strict-Transport-Security is missing or doubled.`,
    ],
  ];
};

/**
 * Checks what the host of a deployed site does: pages, redirects, headers, cache times, the function. Sends no mail.
 * @param origin such as https://www.example.com
 * @returns what is wrong, in plain words; nothing when all is well
 * @throws when the site does not answer
 */
export const smokeChecks = async (origin: string): Promise<readonly string[]> => {
  const ask = askSite(origin);
  const pathsOf = async (path: string): Promise<readonly string[]> => pathsIn((await ask(path)).text);

  const paths = (await Promise.all((await pathsOf("/sitemap-index.xml")).map(pathsOf))).flat();
  const pages: Answer[] = [];
  for (const path of [...paths, "/offline/"]) pages.push(await ask(path));
  const home = await ask("/", { headers: { "Accept-Encoding": "br, gzip" } });
  const [hashedPath = "/static/"] = /\/static\/[\w./-]+/u.exec(home.text) ?? [];
  const hashed = await ask(hashedPath);
  const redirect = await ask("/pricing?from=smoke");
  const unknown = await ask("/there-is-no-such-page/");
  const worker = await ask("/ngsw-worker.js");
  const contact = await contactChecks(ask, origin);

  const listOf = (answers: readonly Answer[]): string => answers.map(({ url }) => new URL(url).pathname).join(", ");
  const missing = pages.filter(({ status }) => status !== 200);
  const unprotected = pages.filter((page) => policyHeader(page) !== siteHeaders()["Content-Security-Policy"]);
  // The site's pages hold their policy, the function sends it.
  const refused = [...pages, unknown, ...contact.answers].filter((answer) =>
    hasRefusedCode(answer.text, policyHeader(answer)),
  );
  const checks: readonly Check[] = [
    [paths.includes("/"), "The sitemap does not name the pages."],
    [missing.length === 0, `Pages do not come: ${listOf(missing)}.`],
    [unprotected.length === 0, `Pages come without the site's Content-Security-Policy: ${listOf(unprotected)}.`],
    [
      refused.length === 0,
      `Browsers refuse the styles or scripts inside pages, as something on the way rewrites HTML: ${listOf(refused)}.`,
    ],
    [home.headers.has("Content-Encoding"), "Pages are not compressed."],
    [
      hashed.headers.get("Cache-Control")?.includes("immutable") === true,
      `${hashed.url} never changes, but its Cache-Control is not immutable.`,
    ],
    [
      redirect.headers.get("Location")?.endsWith("/pricing/?from=smoke") === true,
      "/pricing does not redirect to /pricing/ with its query.",
    ],
    [unknown.status === 404, `An unknown address gets the status ${unknown.status}, not 404.`],
    [unknown.text.includes("<h1"), "An unknown address does not get the site's own 404 page."],
    [
      /max-age=0|no-cache|no-store/u.test(worker.headers.get("Cache-Control") ?? ""),
      "The service worker does not come, or is cached: visitors would keep an old site.",
    ],
    ...[home, ...contact.answers].flatMap(headerChecks),
    ...contact.checks,
  ];
  return checks.filter(([isRight]) => !isRight).map(([, problem]) => problem);
};
