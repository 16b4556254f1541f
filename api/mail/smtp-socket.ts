import { BlockList, connect, isIP, isIPv6, type LookupFunction } from "node:net";
import type { SMTPTransportOptions } from "nodemailer";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether an IP address is this machine's own. Nobody else reads what is sent there, and certificates are for other names. */
export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/** What `localhost` and names below it mean, whatever a name server says (RFC 6761, 6.3). */
const lookUpLocalhost: LookupFunction = (_host, _options, done) =>
  done(null, [
    { address: "127.0.0.1", family: 4 },
    { address: "::1", family: 6 },
  ]);

/**
 * Connects to the mail server. nodemailer itself asks name servers before the system, and has to be told whether to
 * encrypt before it knows the address.
 * @param signal ends the connection, also while it is being made
 * @param mayBePlain whether mails may cross unencrypted to an IP address; to all others TLS is required
 */
export const smtpSocket =
  (signal: AbortSignal, mayBePlain: (address: string) => boolean): SMTPTransportOptions["getSocket"] =>
  ({ host = "", port, secure = false }, done) => {
    const socket = connect({
      host,
      port: Number(port ?? (secure ? 465 : 587)),
      autoSelectFamily: true,
      ...(/(?:^|\.)localhost\.?$/iu.test(host) ? { lookup: lookUpLocalhost } : {}),
    });
    signal.addEventListener("abort", () => socket.destroy());
    socket.once("error", done).once("connect", () => {
      socket.off("error", done);
      const isPlain = mayBePlain(socket.remoteAddress ?? "");
      done(null, { connection: socket, requireTLS: !isPlain, ignoreTLS: isPlain });
    });
  };
