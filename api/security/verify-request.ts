import type { ContactDependencies } from "../config/dependencies";
import type { ContactRequest } from "../http/request";
import { isForeignOrigin } from "./foreign-origin";
import { verifyXsrf } from "./verify-xsrf";

/** Whether a post may come from the site's own form. @returns why not; undefined when it may */
export const verifyRequest = (
  { headers, format }: Pick<ContactRequest, "headers" | "format">,
  { origins, secret, now }: Pick<ContactDependencies, "origins" | "secret" | "now">,
): "foreign-origin" | "xsrf-expired" | "xsrf-forged" | undefined => {
  if (isForeignOrigin(headers, origins)) return "foreign-origin";
  // A form without scripts has no token to send.
  const xsrf = format === "form" ? "valid" : verifyXsrf(headers, secret, now());
  return xsrf === "valid" ? undefined : `xsrf-${xsrf}`;
};
