/** A mail server, parsed from an address such as smtp://user:password@host:587. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** `implicit`: smtps. `starttls`: required. `none`: loopback only, where certificates name other hosts. */
  readonly encryption: "implicit" | "starttls" | "none";
  readonly login?: { readonly user: string; readonly password: string };
}

/** An invalid mail server address. The message does not quote it. */
export class SmtpAddressError extends Error {}

/**
 * Parses a mail server's address.
 * @param address smtp://host:port or smtps://host:port, with name and password before an @ where needed
 * @throws SmtpAddressError that does not quote the address, which may hold a password
 */
export const readSmtpAddress = (address: string): SmtpServer => {
  if (!URL.canParse(address)) throw new SmtpAddressError("is not an address such as smtps://user:password@host:465");
  const url = new URL(address);
  if (url.protocol !== "smtp:" && url.protocol !== "smtps:")
    throw new SmtpAddressError("must begin with smtp:// or smtps://");
  const host = url.hostname.replace(/^\[|\]$/gu, "");
  if (host === "") throw new SmtpAddressError("names no host");
  if ((url.pathname !== "" && url.pathname !== "/") || url.search !== "" || url.hash !== "")
    throw new SmtpAddressError("must end after the port");
  const implicit = url.protocol === "smtps:";
  return {
    host,
    port: url.port === "" ? (implicit ? 465 : 587) : Number(url.port),
    encryption: implicit ? "implicit" : isLoopback(host) ? "none" : "starttls",
    ...(url.username === "" ? {} : { login: { user: decoded(url.username), password: decoded(url.password) } }),
  };
};

/** Whether a host is the loopback interface (RFC 5735 and RFC 4291). */
const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/u.test(host);

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new SmtpAddressError("has a % that is not an escape: write %25 for a % in a name or password");
  }
};
