import { createHmac } from "node:crypto";
import { isIP, isIPv4, SocketAddress, type Socket } from "node:net";
import { header, type RequestHeaders } from "../http/request";
import type { ContactDependencies } from "../config/dependencies";
import type { ProxySetting } from "../config/read-settings";

/** What a request tells of its client, from sources that the client cannot forge. */
export interface Client {
  /** The keyed hash that identifies it in counters and keys, so that no store holds an address. */
  readonly key: string;
  /** False: no source held an address, and all such clients have one key. */
  readonly isKnown: boolean;
  /** Whether its connection is encrypted, be it to a proxy. */
  readonly isHttps: boolean;
}

interface Connection {
  readonly headers: RequestHeaders;
  /** To the client or the last proxy. Platforms that imitate Node's requests have none. */
  readonly socket?: Pick<Socket, "remoteAddress"> | undefined;
}

/** Reads the client from the connection, or from the headers of the trusted proxies. */
export const readClient = (
  connection: Connection,
  { proxy, secret }: Pick<ContactDependencies, "proxy" | "secret">,
): Client => {
  const address = clientAddress(connection, proxy);
  return { key: clientKey(address, secret), isKnown: address !== undefined, isHttps: isHttps(connection, proxy) };
};

/**
 * The client's IP address: that of the connection, the header that Netlify overwrites, or the entry of X-Forwarded-For
 * that the outermost trusted proxy appended.
 * @returns undefined when that source holds no address
 */
export const clientAddress = ({ headers, socket }: Connection, proxy: ProxySetting): string | undefined => {
  if (proxy === 0) return normalizeAddress(socket?.remoteAddress);
  if (proxy === "netlify") return normalizeAddress(header(headers, "X-Nf-Client-Connection-Ip"));
  return normalizeAddress(entriesOf(headers, "X-Forwarded-For").at(-proxy));
};

const isHttps = ({ headers, socket }: Connection, proxy: ProxySetting): boolean => {
  if (proxy === "netlify") return true;
  if (socket !== undefined && "encrypted" in socket && socket.encrypted === true) return true;
  if (proxy === 0) return false;
  const protocols = entriesOf(headers, "X-Forwarded-Proto");
  // Many proxies pass this header on instead of appending to it.
  return (protocols.at(-proxy) ?? protocols[0]) === "https";
};

const entriesOf = (headers: RequestHeaders, name: string): readonly string[] =>
  header(headers, name)
    ?.split(",")
    .map((entry) => entry.trim()) ?? [];

/** An IPv6 client owns a whole /64, so only that prefix counts. */
export const clientKey = (address: string | undefined, secret: string): string =>
  createHmac("sha256", secret)
    .update(`client\n${address === undefined ? "unknown" : networkOf(address)}`)
    .digest("base64url");

/** One spelling for each address. */
const normalizeAddress = (text = ""): string | undefined => {
  // Some proxies write the port as well: 203.0.113.3:5001, [2001:db8::1]:5001 (RFC 7239, 6).
  const address = text.replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/u, "$1$2");
  if (isIP(address) === 0) return undefined;
  const family = isIPv4(address) ? "ipv4" : "ipv6";
  // An IPv4 client that came over IPv6.
  return new SocketAddress({ address, family }).address.replace(/^::ffff:(?=\d+\.)/u, "");
};

/** The first four groups of an IPv6 address; all of an IPv4 one. */
const networkOf = (address: string): string => {
  const zeros = "0:".repeat(9 - address.split(":").length);
  const groups = address.replace("::", `:${zeros}`).split(":").slice(0, 4);
  // An address that begins with :: has nothing there.
  return groups.map((group) => group || "0").join(":");
};
