/**
 * What is wrong with a mail server's address (smtps://user:password@host:465), as the end of a sentence that does
 * not quote it. nodemailer reads the address; it would take a query for more options, and a wrong % as it is.
 */
export const smtpUrlError = (address: string): string | undefined => {
  if (!URL.canParse(address)) return "is not an address such as smtps://user:password@host:465";
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(address);
  if (protocol !== "smtp:" && protocol !== "smtps:") return "must begin with smtp:// or smtps://";
  if (hostname === "") return "names no host";
  if (!["", "/"].includes(`${pathname}${search}${hash}`)) return "must end after the port";
  if (/%(?![\da-f]{2})/iu.test(`${username}:${password}`))
    return "has a % that is not an escape: write %25 for a % in a name or password";
  return undefined;
};
