import { contactPath } from "../src/lib/page-path";
import type { ContactDependencies } from "./config/dependencies";
import { header, type ContactRequest } from "./http/request";
import { refusal, type ContactResult } from "./responses/result";
import type { Client } from "./security/client";
import { isForeignOrigin } from "./security/foreign-origin";
import { xsrfCookieToSet } from "./security/verify-xsrf";

/** Gives the form's script its XSRF cookie. A person who opens this address is redirected to the form. */
export const handleGet = (
  { headers }: ContactRequest,
  client: Client,
  dependencies: ContactDependencies,
): ContactResult => {
  if (header(headers, "Accept")?.includes("text/html") === true)
    return { name: "redirect", status: 303, headers: { Location: contactPath } };
  if (isForeignOrigin(headers, dependencies.origins)) return refusal("foreign-origin");

  const cookie = xsrfCookieToSet(headers, dependencies.secret, client.isHttps);
  return cookie === undefined
    ? { name: "cookie-valid", status: 200 }
    : { name: "cookie-set", status: 200, headers: { "Set-Cookie": cookie } };
};
