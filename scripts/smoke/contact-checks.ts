import { contactEndpoint, emptyMessage, xsrfCookieName, xsrfHeaderName } from "../../src/contact/api-contract";
import { functionMessages } from "../../src/contact/messages";
import { validateContactMessage } from "../../src/contact/schema";
import type { Answer, Ask, Check } from "./ask-site";

/** What to repair if the function refuses every message with these words. */
const remedies: Readonly<Record<string, string>> = {
  [functionMessages.foreignOrigin]:
    "it takes the site's own form for another site's. The proxy must pass on the Host header with its port, or " +
    "SITE_ORIGINS must name this origin.",
  [functionMessages.xsrfForged]:
    "the form's cookie or its header does not reach it, or its machines have different values of XSRF_SECRET.",
  [functionMessages.xsrfExpired]: "its machines' clocks differ by hours.",
  [functionMessages.notConfigured]: "its settings are wrong. Its log names them.",
};

const tokenIn = ({ headers }: Answer): string =>
  new RegExp(`^${xsrfCookieName}=([^;]+)`, "u").exec(headers.get("Set-Cookie") ?? "")?.[1] ?? "";

const bodyOf = ({ text }: Answer): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "body" in value ? value.body : undefined;
  } catch {
    return undefined;
  }
};

/** What the function says of an empty message. */
const emptyErrors = (): string => {
  const validated = validateContactMessage(emptyMessage);
  return validated.ok ? "" : Object.values(validated.errors).join(" ");
};

/**
 * Fills in the form as a browser does, with scripts and without, but leaves all fields empty: a function that says so
 * has found everything else right.
 * @returns the checks, and the answers that carry the site's headers
 */
export const contactChecks = async (ask: Ask, origin: string) => {
  const fromPage = { "Sec-Fetch-Site": "same-origin", Accept: "application/json" };
  const cookies = await ask(contactEndpoint, { headers: fromPage });
  const others = await ask(contactEndpoint, { headers: fromPage });
  const token = tokenIn(cookies);
  const json = await ask(contactEndpoint, {
    method: "POST",
    headers: {
      ...fromPage,
      Origin: origin,
      "Content-Type": "application/json",
      Cookie: `${xsrfCookieName}=${token}`,
      [xsrfHeaderName]: token,
      // No address: a proxy that passes it on in place of the client's lets visitors choose theirs.
      "X-Forwarded-For": "smoke",
    },
    body: JSON.stringify(emptyMessage),
  });
  const form = await ask(contactEndpoint, {
    method: "POST",
    headers: {
      ...fromPage,
      Accept: "text/html",
      Origin: origin,
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: String(new URLSearchParams(emptyMessage)),
  });

  const said = bodyOf(json);
  const remedy = typeof said === "string" ? remedies[said] : undefined;
  const checks: readonly Check[] = [
    [cookies.status === 200, `The contact function answers with status ${cookies.status}.`],
    [token !== "", "The contact function sets no cookie, so the form cannot send."],
    [token === "" || token !== tokenIn(others), "Something on the way caches the contact function."],
    [
      !origin.startsWith("https:") || cookies.headers.get("Set-Cookie")?.includes("; Secure") === true,
      "The form's cookie is not Secure. The proxy must set X-Forwarded-Proto, and TRUSTED_PROXY must be set.",
    ],
    [
      said === emptyErrors(),
      `The contact function refuses every message (status ${json.status}): ${remedy ?? "its log says why."}`,
    ],
    [
      form.status === json.status && form.text.includes("<h1"),
      `A form sent without scripts gets the status ${form.status}, and not the page of the contact function.`,
    ],
    [
      !json.headers.has("X-Client-Address"),
      "The contact function does not know its visitors' addresses: all share one rate limit, or each chooses an own. " +
        "The proxy must append the address to X-Forwarded-For, and TRUSTED_PROXY must be the number of proxies.",
    ],
  ];
  return { checks, answers: [json, form] };
};
