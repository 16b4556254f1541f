// Except on loopback, mails go over TLS with a verified certificate or not at all.
import { readFileSync } from "node:fs";
import type { SMTPServerOptions } from "smtp-server";
import { isLoopback } from "../../api/mail/smtp-socket";
import { startSmtpSink, textOf } from "../testing/smtp-sink";
import { send } from "../testing/contact-client";
import { mailerTo, startTestServer } from "../testing/contact-server";

const [key, cert] = ["localhost-key.pem", "localhost.pem"].map((name) =>
  readFileSync(`${__dirname}/certificates/${name}`),
);
const own = { key, cert };
const login = "smtp://studio%40example.com:p%40ss%3Aw%2Frd@localhost";

/** Sends a message. @returns its status, what arrived, and the passwords that the mail server was given */
const sendBy = async (options: SMTPServerOptions, url: string, trusted = true) => {
  const passwords: unknown[] = [];
  const onAuth: SMTPServerOptions["onAuth"] = ({ username, password }, _session, done) => {
    passwords.push(password);
    const isRight = username === "studio@example.com" && password === "p@ss:w/rd";
    done(isRight ? null : new Error("Wrong."), { user: "studio" });
  };
  const sink = await startSmtpSink({ onAuth, ...options });
  const tls = trusted ? { ca: own.cert } : {};
  const mailer = mailerTo(`${url}:${sink.port}`, { mayBePlain: () => false, tls });
  const { status } = await send((await startTestServer({ mailer })).url, { message: "Sealed." });
  return { status, arrived: sink.arrived.map((mail) => [mail.encrypted, textOf(mail)]), passwords };
};

const withLogin = { ...own, disabledCommands: [] };
const implicit = login.replace("smtp:", "smtps:");

test.each([
  ["starttls", { ...own, disabledCommands: ["AUTH"] }, "smtp://localhost"],
  ["implicit, with name and password", { ...withLogin, secure: true }, implicit],
])("the message crosses encrypted: %s", async (_name, options, url) => {
  expect(await sendBy(options, url)).toMatchObject({ status: 200, arrived: [[true, "Sealed."]] });
});

test.each<[string, SMTPServerOptions, string, boolean]>([
  ["offers no encryption", { disabledCommands: ["STARTTLS"], allowInsecureAuth: true }, login, true],
  ["has a certificate that nobody vouches for", withLogin, login, false],
  ["has one, with implicit TLS", { ...withLogin, secure: true }, implicit, false],
  ["has a certificate of another host", withLogin, login.replace("localhost", "127.0.0.1"), true],
])("gets nothing, neither the message nor the password: a server that %s", async (_name, options, url, trusted) => {
  expect(await sendBy(options, url, trusted)).toEqual({ status: 503, arrived: [], passwords: [] });
});

test("a server on this machine gets it unencrypted, whatever its certificate says", async () => {
  const sink = await startSmtpSink({ ...own, disabledCommands: ["AUTH"] });
  const { status } = await send((await startTestServer({ mailer: mailerTo(sink.url) })).url, { message: "Open." });
  expect([status, ...sink.arrived.map((mail) => [mail.encrypted, textOf(mail)])]).toEqual([200, [false, "Open."]]);
});

test("a failed login does not count as a rejected message", async () => {
  const result = await sendBy(withLogin, login.replace("p%40ss", "wrong"));
  expect(result).toEqual({ status: 503, arrived: [], passwords: ["wrong:w/rd"] });
});

test.each([
  ["127.0.0.1", true],
  ["127.9.9.9", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["10.0.0.1", false],
  ["::ffff:192.0.2.1", false],
  ["fe80::1", false],
  ["", false],
])("only to this machine itself may mails cross unencrypted: %s", (address, may) => {
  expect(isLoopback(address)).toBe(may);
});
