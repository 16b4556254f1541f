import { header, type RequestHeaders } from "../http/request";

/** Whether an address is one of this site's. @param origins the site's own; empty: the Host header */
export const isOwnAddress = (address: string, headers: RequestHeaders, origins: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, host } = new URL(address);
  // Some proxies write the scheme's own port into Host; browsers leave it out of Origin.
  const own = `${protocol}//${header(headers, "Host") ?? ""}`;
  return origins.length > 0 ? origins.includes(origin) : URL.canParse(own) && new URL(own).host === host;
};

/**
 * Whether a request comes from another site, by the headers that browsers set and pages cannot change: Sec-Fetch-Site
 * (Fetch Metadata), Origin (RFC 6454), and where both are missing Referer. Browsers have sent Origin with every post
 * since 2020; what sends none of the three is a program, which no page of another site controls.
 * @param origins the site's own; empty: the Host header
 */
export const isForeignOrigin = (headers: RequestHeaders, origins: readonly string[]): boolean => {
  const site = header(headers, "Sec-Fetch-Site");
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;

  const isOwn = (address: string): boolean => isOwnAddress(address, headers, origins);
  const origin = header(headers, "Origin");
  // Browsers send "null" under Referrer-Policy no-referrer, but also from sandboxed frames.
  if (origin === "null") return site !== "same-origin";
  if (origin !== undefined) return !isOwn(origin);
  if (site === "same-origin") return false;

  const referer = header(headers, "Referer");
  return referer !== undefined && !isOwn(referer);
};
