import type { Environment, ProxySetting } from "../api/config/read-settings";

/**
 * The interface to listen on: the setting HOST, else this machine's own in development and behind a proxy, whose
 * headers anybody could write who reaches the server directly. Undefined stands for all.
 */
export const hostToUse = ({ HOST = "", CONTACT_ENV = "" }: Environment, proxy: ProxySetting): string | undefined => {
  if (HOST.trim() !== "") return HOST.trim();
  const isBehindProxy = proxy !== "netlify" && proxy > 0;
  return CONTACT_ENV.trim() === "development" || isBehindProxy ? "127.0.0.1" : undefined;
};
