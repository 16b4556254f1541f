// Except on loopback, mails go over TLS with a verified certificate or not at all.
import { readFileSync } from "node:fs";
import type { SMTPServerOptions } from "smtp-server";
import type { SmtpServer } from "../../api/mail/smtp-server";
import { cleanUp } from "../testing/clean-up";
import { startSmtpSink, textOf } from "./testing/smtp-sink";
import { send } from "./testing/client";
import { mailerTo, startTestServer } from "./testing/server";

const [key, cert] = ["localhost-key.pem", "localhost.pem"].map((name) =>
  readFileSync(`${__dirname}/certificates/${name}`),
);
const own = { key, cert };
const login = { user: "studio@example.com", password: "p@ss:w/rd" };

afterEach(cleanUp);

/** Sends a message. @returns its status, what arrived, and the passwords that the mail server was given */
const sendBy = async (options: SMTPServerOptions, server: Partial<SmtpServer>, trusted = true) => {
  const passwords: unknown[] = [];
  const onAuth: SMTPServerOptions["onAuth"] = ({ username, password }, _session, done) => {
    passwords.push(password);
    const isRight = username === login.user && password === login.password;
    done(isRight ? null : new Error("Wrong."), { user: "studio" });
  };
  const sink = await startSmtpSink({ onAuth, ...options });
  const address = { host: "localhost", port: sink.port, encryption: "starttls", ...server } as const;
  const { url } = await startTestServer({ mailer: mailerTo(address, trusted ? { tls: { ca: own.cert } } : {}) });
  const { status } = await send(url, { message: "Sealed." });
  return { status, arrived: sink.arrived.map((mail) => [mail.encrypted, textOf(mail)]), passwords };
};

const withLogin = { ...own, disabledCommands: [] };

test.each<[string, SMTPServerOptions, Partial<SmtpServer>]>([
  ["starttls", { ...own, disabledCommands: ["AUTH"] }, {}],
  ["implicit, with name and password", { ...withLogin, secure: true }, { encryption: "implicit", login }],
])("the message crosses encrypted: %s", async (_name, options, server) => {
  expect(await sendBy(options, server)).toMatchObject({ status: 200, arrived: [[true, "Sealed."]] });
});

test.each<[string, SMTPServerOptions, Partial<SmtpServer>, boolean]>([
  ["offers no encryption", { disabledCommands: ["STARTTLS"], allowInsecureAuth: true }, {}, true],
  ["has a certificate that nobody vouches for", withLogin, {}, false],
  ["has one, with implicit TLS", { ...withLogin, secure: true }, { encryption: "implicit" }, false],
  ["has a certificate of another host", withLogin, { host: "127.0.0.1" }, true],
])("gets nothing, neither the message nor the password: a server that %s", async (_name, options, server, trusted) => {
  expect(await sendBy(options, { login, ...server }, trusted)).toEqual({ status: 503, arrived: [], passwords: [] });
});

test("a failed login does not count as a rejected message", async () => {
  const result = await sendBy(withLogin, { login: { ...login, password: "wrong" } });
  expect(result).toEqual({ status: 503, arrived: [], passwords: ["wrong"] });
});
