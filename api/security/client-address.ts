import { createHmac } from "node:crypto";
import { isIP, isIPv4 } from "node:net";
import { header, type ContactRequest } from "../http/request";
import type { ProxySetting } from "../config/settings";

/**
 * The client's IP address from a source the client cannot forge: the connection, the header that Netlify
 * overwrites, or the entry of X-Forwarded-For that the outermost trusted proxy appended.
 * @returns undefined when that source holds no address
 */
export const clientAddress = (
  request: Pick<ContactRequest, "headers" | "peerAddress">,
  proxy: ProxySetting,
): string | undefined => {
  switch (proxy.kind) {
    case "none":
      return normalizeAddress(request.peerAddress);
    case "netlify":
      return normalizeAddress(header(request.headers, "X-Nf-Client-Connection-Ip"));
    case "hops":
      return normalizeAddress(header(request.headers, "X-Forwarded-For")?.split(",").at(-proxy.count));
  }
};

/**
 * The keyed hash that identifies a client in counters and tokens, so that no store holds an address.
 * An IPv6 client owns a whole /64, so only that prefix counts.
 */
export const clientKey = (address: string | undefined, secret: string): string =>
  createHmac("sha256", secret)
    .update(`client\n${address === undefined ? "unknown" : networkOf(address)}`)
    .digest("base64url")
    .slice(0, 22);

const normalizeAddress = (text: string | undefined): string | undefined => {
  const bare = text?.trim().replace(/^::ffff:(?=\d+\.)/iu, "");
  return bare !== undefined && isIP(bare) !== 0 ? bare : undefined;
};

const networkOf = (address: string): string => {
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
