import { header, type ContactRequest } from "../http/request";
import type { ContactServices } from "../config/dependencies";

/** Says whether the visitor's connection is encrypted: by itself, by a trusted proxy's word, or by the site's addresses. */
export const isHttps = (
  request: Pick<ContactRequest, "headers" | "encrypted">,
  { proxy, origins }: Pick<ContactServices, "proxy" | "origins">,
): boolean => {
  if (request.encrypted || proxy.kind === "netlify") return true;
  if (proxy.kind === "hops" && header(request.headers, "X-Forwarded-Proto")?.split(",").at(-1)?.trim() === "https")
    return true;
  return origins.length > 0 && origins.every((origin) => origin.startsWith("https://"));
};
