import { header, type ContactRequest } from "../http/request";
import type { ContactDependencies } from "../config/dependencies";

/** Whether the client's connection is encrypted, by the socket, a trusted proxy's header, or the configured origins. */
export const isHttps = (
  request: Pick<ContactRequest, "headers" | "encrypted">,
  { proxy, origins }: Pick<ContactDependencies, "proxy" | "origins">,
): boolean => {
  if (request.encrypted || proxy.kind === "netlify") return true;
  if (proxy.kind === "hops" && header(request.headers, "X-Forwarded-Proto")?.split(",").at(-1)?.trim() === "https")
    return true;
  return origins.length > 0 && origins.every((origin) => origin.startsWith("https://"));
};
