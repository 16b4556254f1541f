import type { ContactDependencies } from "./config/dependencies";
import { header, type ContactRequest } from "./http/request";
import { reject, type ContactResult } from "./responses/result";
import { isHttps } from "./security/https";
import { isForeignOrigin } from "./security/foreign-origin";
import { xsrfCookieToSet } from "./security/verify-xsrf";

const formPage = "/contact-us/";

/** Sets the XSRF cookie for the form's script; redirects a browser that navigates here to the form. */
export const handleGet = (request: ContactRequest, dependencies: ContactDependencies): ContactResult => {
  const { headers } = request;
  if (header(headers, "Accept")?.includes("text/html") === true)
    return { name: "redirect", status: 303, headers: { Location: formPage } };
  if (isForeignOrigin(headers, dependencies.origins)) return reject("foreign-origin");

  const cookie = xsrfCookieToSet(headers, dependencies.secret, dependencies.now(), isHttps(request, dependencies));
  return cookie === undefined
    ? { name: "cookie-valid", status: 200 }
    : { name: "cookie-set", status: 200, headers: { "Set-Cookie": cookie } };
};
