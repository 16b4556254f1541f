import { createHmac } from "node:crypto";
import { isIP, isIPv4 } from "node:net";
import { header, type ContactRequest } from "../http/request";
import type { ProxySetting } from "../config/settings";

/**
 * The visitor's address, from a place that the visitor cannot write to: the connection itself, the
 * header that Netlify overwrites, or the entry of X-Forwarded-For that the outermost trusted proxy
 * wrote. Entries further left are the visitor's own words.
 * @returns undefined when no such place holds an address
 */
export const visitorAddress = (
  request: Pick<ContactRequest, "headers" | "peerAddress">,
  proxy: ProxySetting,
): string | undefined => {
  switch (proxy.kind) {
    case "none":
      return tidyAddress(request.peerAddress);
    case "netlify":
      return tidyAddress(header(request.headers, "X-Nf-Client-Connection-Ip"));
    case "hops":
      return tidyAddress(header(request.headers, "X-Forwarded-For")?.split(",").at(-proxy.count));
  }
};

/**
 * What stands for a visitor in counters and tokens: not the address itself, so that no store holds
 * it. An IPv6 visitor owns a whole /64, so that is what counts.
 */
export const visitorKey = (address: string | undefined, secret: string): string =>
  createHmac("sha256", secret)
    .update(`visitor\n${address === undefined ? "unknown" : countedPart(address)}`)
    .digest("base64url")
    .slice(0, 22);

const tidyAddress = (text: string | undefined): string | undefined => {
  const bare = text?.trim().replace(/^::ffff:(?=\d+\.)/iu, "");
  return bare !== undefined && isIP(bare) !== 0 ? bare : undefined;
};

const countedPart = (address: string): string => {
  if (isIPv4(address)) return address;
  const [head = "", tail] = address.toLowerCase().replace(/%.*$/u, "").split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(8 - groups.length - after.length, 0) }, () => "0");
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ""))
    .join(":");
};
