import { header, type ContactRequest } from "../http/request";

/** Where a request comes from: this site, another site, or unknown. */
export type OriginVerdict = "own" | "foreign" | "unknown";

/**
 * Verifies the headers that browsers set and pages cannot change: Sec-Fetch-Site (Fetch Metadata),
 * Origin (RFC 6454), and where both are missing Referer.
 * @param origins the site's own; empty: the Host header
 */
export const verifyOrigin = (headers: ContactRequest["headers"], origins: readonly string[]): OriginVerdict => {
  const site = header(headers, "Sec-Fetch-Site");
  if (site !== undefined && site !== "same-origin" && site !== "none") return "foreign";

  const isOwn = (address: string): boolean => {
    if (!URL.canParse(address)) return false;
    const { origin, host } = new URL(address);
    return origins.length > 0 ? origins.includes(origin) : host === header(headers, "Host")?.toLowerCase();
  };

  const origin = header(headers, "Origin");
  // Browsers send "null" under Referrer-Policy no-referrer, but also from sandboxed frames.
  if (origin === "null") return site === "same-origin" ? "own" : "foreign";
  if (origin !== undefined) return isOwn(origin) ? "own" : "foreign";
  if (site === "same-origin") return "own";

  const referer = header(headers, "Referer");
  if (referer === undefined) return "unknown";
  return isOwn(referer) ? "own" : "foreign";
};
