/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SmtpServer } from "../../api/mail/smtp-server";
import { cleanUp } from "../clean-up";
import { startSmtpSink, textOf } from "./helpers/smtp-sink";
import { send } from "./helpers/client";
import { mailerTo, startTestServer } from "./helpers/server";

// Except on loopback, mails go over TLS with a verified certificate or not at all.

const certificates = join(__dirname, "certificates");
const own = {
  key: readFileSync(join(certificates, "localhost-key.pem")),
  cert: readFileSync(join(certificates, "localhost.pem")),
};
const authority = { ca: own.cert };

afterEach(cleanUp);

const sendBy = async (server: SmtpServer, tls?: { readonly ca: Buffer }): Promise<number> => {
  const api = await startTestServer({ mailer: mailerTo(server, tls) });
  return (await send(api.url, { message: "Sealed." })).status;
};

const encryptions: readonly SmtpServer["encryption"][] = ["starttls", "implicit"];

test.each(encryptions)("%s: the message crosses encrypted", async (encryption) => {
  const sink = await startSmtpSink({ ...own, secure: encryption === "implicit", disabledCommands: ["AUTH"] });
  expect(await sendBy({ host: "localhost", port: sink.port, encryption }, authority)).toBe(200);
  expect(sink.arrived.map((mail) => [mail.encrypted, textOf(mail)])).toEqual([[true, "Sealed."]]);
});

test("a server that offers no encryption gets nothing, neither the message nor the password", async () => {
  const logins: unknown[] = [];
  const sink = await startSmtpSink({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => {
      logins.push(auth);
      done(null, { user: "studio" });
    },
  });
  const login = { user: "studio", password: "a secret word" };
  expect(await sendBy({ host: "127.0.0.1", port: sink.port, encryption: "starttls", login })).toBe(503);
  expect([sink.arrived, logins]).toEqual([[], []]);
});

test.each(encryptions)("%s: a certificate that nobody vouches for is refused", async (encryption) => {
  const sink = await startSmtpSink({ ...own, secure: encryption === "implicit", disabledCommands: ["AUTH"] });
  expect(await sendBy({ host: "localhost", port: sink.port, encryption })).toBe(503);
  expect(sink.arrived).toEqual([]);
});

test("a certificate of another host is refused", async () => {
  const sink = await startSmtpSink({ ...own, disabledCommands: ["AUTH"] });
  expect(await sendBy({ host: "127.0.0.1", port: sink.port, encryption: "starttls" }, authority)).toBe(503);
  expect(sink.arrived).toEqual([]);
});

test("name and password are used, and a wrong one is not taken for a refusal of the message", async () => {
  const sink = await startSmtpSink({
    ...own,
    disabledCommands: [],
    onAuth: ({ username, password }, _session, done) => {
      if (username === "studio@example.com" && password === "p@ss:w/rd") done(null, { user: "studio" });
      else done(new Error("Wrong."));
    },
  });
  const server = (password: string): SmtpServer => ({
    host: "localhost",
    port: sink.port,
    encryption: "starttls",
    login: { user: "studio@example.com", password },
  });
  expect(await sendBy(server("p@ss:w/rd"), authority)).toBe(200);
  expect(await sendBy(server("wrong"), authority)).toBe(503);
  expect(sink.arrived).toHaveLength(1);
});
