import { header, type ContactRequest } from "../http/request";

/** Where a request came from: a page of this site, a page of another, or nothing tells. */
export type OriginVerdict = "own" | "foreign" | "unknown";

/**
 * Judges by what browsers say of themselves and pages cannot change: Sec-Fetch-Site (Fetch Metadata),
 * Origin (RFC 6454), and where both are missing Referer.
 * @param origins the site's own; empty: the host that the request was sent to
 */
export const judgeOrigin = (headers: ContactRequest["headers"], origins: readonly string[]): OriginVerdict => {
  const site = header(headers, "Sec-Fetch-Site");
  if (site !== undefined && site !== "same-origin" && site !== "none") return "foreign";

  const isOwn = (address: string): boolean => {
    if (!URL.canParse(address)) return false;
    const { origin, host } = new URL(address);
    return origins.length > 0 ? origins.includes(origin) : host === header(headers, "Host")?.toLowerCase();
  };

  const origin = header(headers, "Origin");
  // "null" is what a browser says under no-referrer, but also what a sandboxed frame says.
  if (origin === "null") return site === "same-origin" ? "own" : "foreign";
  if (origin !== undefined) return isOwn(origin) ? "own" : "foreign";
  if (site === "same-origin") return "own";

  const referer = header(headers, "Referer");
  if (referer === undefined) return "unknown";
  return isOwn(referer) ? "own" : "foreign";
};
