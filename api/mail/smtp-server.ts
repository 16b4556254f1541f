/** A mail server to hand messages to, read from an address such as smtp://name:word@host:587. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /**
   * `from-the-start`: smtps. `must-start`: STARTTLS or nothing goes out. `none`: this machine
   * itself, where nothing crosses a wire and certificates name other hosts.
   */
  readonly encryption: "from-the-start" | "must-start" | "none";
  readonly login?: { readonly user: string; readonly password: string };
}

/** Reading a mail server's address failed; the message says what is wrong without quoting it. */
export class SmtpAddressError extends Error {}

/**
 * Reads a mail server's address.
 * @param address smtp://host:port or smtps://host:port, with name and password before an @ where needed
 * @throws SmtpAddressError that quotes nothing of the address: it may hold a password
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
  const fromTheStart = url.protocol === "smtps:";
  return {
    host,
    port: url.port === "" ? (fromTheStart ? 465 : 587) : Number(url.port),
    encryption: fromTheStart ? "from-the-start" : isThisMachine(host) ? "none" : "must-start",
    ...(url.username === "" ? {} : { login: { user: decoded(url.username), password: decoded(url.password) } }),
  };
};

/** Says whether a host is the machine itself (RFC 5735 and RFC 4291: loopback). */
const isThisMachine = (host: string): boolean =>
  host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/u.test(host);

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new SmtpAddressError("holds a % that is no escape: write %25 for a % in a name or password");
  }
};
