import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";
import { onCleanUp } from "./clean-up";
import { listen } from "./listen";

/** A reply code with which the server is to refuse, always or as a function of the address it is given. */
type Refusal = number | ((address: string) => number | undefined) | undefined;

/** Refusals by stage. */
export type Refusals = Partial<Record<"connect" | "mail" | "rcpt" | "data", Refusal>>;

export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>;

/** A mail as it arrived, and for whom. */
type ArrivedMail = Awaited<ReturnType<typeof arrive>>;

const arrive = async (raw: Buffer, { envelope, secure, hostNameAppearsAs }: SMTPServerSession) => ({
  to: envelope.rcptTo.map(({ address }) => address),
  email: await PostalMime.parse(raw),
  encrypted: secure,
  ehloName: hostNameAppearsAs,
});

/** The text of a mail as its writer typed it: with bare line ends, without the one that ends the mail. */
export const textOf = ({ email }: ArrivedMail): string =>
  (email.text ?? "").replace(/\r\n/gu, "\n").replace(/\n$/u, "");

/** A real SMTP server on a real socket, which keeps what arrives. What it refuses may be changed while it runs. */
export const startSmtpSink = async (options: SMTPServerOptions = {}) => {
  const arrived: ArrivedMail[] = [];
  const reject: Refusals = {};
  let connections = 0;

  const verdict = (refusal: Refusal, address = ""): Error | null => {
    const code = typeof refusal === "function" ? refusal(address) : refusal;
    return code === undefined ? null : Object.assign(new Error("refused on purpose"), { responseCode: code });
  };

  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onConnect: (_session, done) => {
      connections += 1;
      done(verdict(reject.connect));
    },
    onMailFrom: ({ address }, _session, done) => done(verdict(reject.mail, address)),
    onRcptTo: ({ address }, _session, done) => done(verdict(reject.rcpt, address)),
    onData: (stream, session, done) => {
      void buffer(stream).then(async (raw) => {
        const error = verdict(reject.data);
        if (error === null) arrived.push(await arrive(raw, session));
        done(error);
      });
    },
    ...options,
  });
  // Clients that hang up in the middle are part of the tests.
  server.on("error", () => undefined);
  onCleanUp(() => new Promise<void>((resolve) => server.close(resolve)));
  const port = await listen(server.server);
  return { port, url: `smtp://127.0.0.1:${port}`, arrived, reject, connections: () => connections };
};
