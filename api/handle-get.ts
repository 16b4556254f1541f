import { isHttps } from "./security/https";
import { judgeOrigin } from "./security/verify-origin";
import { xsrfCookieToSet } from "./security/verify-xsrf";
import { refuse, type Outcome } from "./responses/result";
import { header, type ContactRequest } from "./http/request";
import type { ContactServices } from "./config/dependencies";

/** Where the form is, for people who come to the function's address by hand or by a reload. */
const formPage = "/contact-us/";

/** Answers a GET: the anti-forgery cookie for the form's script, the way to the form for people. */
export const giveCookie = (request: ContactRequest, services: ContactServices): Outcome => {
  if (header(request.headers, "Accept")?.includes("text/html") === true)
    return { name: "to-form", status: 303, headers: { Location: formPage } };
  if (judgeOrigin(request.headers, services.origins) === "foreign") return refuse("foreign");

  const cookie = xsrfCookieToSet(request.headers, services.secret, services.now(), isHttps(request, services));
  return cookie === undefined
    ? { name: "cookie-kept", status: 200 }
    : { name: "cookie", status: 200, headers: { "Set-Cookie": cookie } };
};
