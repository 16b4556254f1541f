// Every failure of a mail server gets a response in time, and the next message works.
import dns, { type LookupAddress } from "node:dns";
import { isLoopback } from "../../api/mail/smtp-socket";
import { functionMessages } from "../../src/contact";
import { until } from "../testing/until";
import { startSilentSmtp } from "../testing/silent-smtp";
import { startSmtpSink, textOf, type Refusals } from "../testing/smtp-sink";
import { send } from "../testing/contact-client";
import { mailerTo, startTestServer, startWithSmtp, testDependencies } from "../testing/contact-server";

const { mailUnavailable: unavailable, mailRejected: refused, mailUnconfirmed } = functionMessages;

test.each<[keyof Refusals, number, number, string]>([
  ["connect", 554, 503, unavailable],
  ["mail", 421, 503, unavailable],
  // What the session lacks, a login or a command, is no fault of the message.
  ["rcpt", 504, 503, unavailable],
  ["rcpt", 550, 502, refused],
  ["data", 451, 503, unavailable],
  ["data", 554, 502, refused],
])(
  "a server that refuses at %s with %d: status %d, and the next message arrives",
  async (stage, code, status, body) => {
    const { sink, ...api } = await startWithSmtp();
    sink.reject[stage] = code;
    expect(await send(api.url)).toMatchObject({ status, body });
    expect(api.log.at(-1)).toMatchObject({ status, smtp: code });

    sink.reject[stage] = undefined;
    expect(await send(api.url, { message: "And now?" })).toMatchObject({ status: 200 });
    expect(sink.arrived.map(textOf)).toEqual(["And now?"]);
  },
);

test.each([
  // Not a free port: a test beside this one may open it meanwhile. Ephemeral ports begin far above 1.
  ["is down", "127.0.0.1:1", /^ECONNREFUSED$/u],
  ["has an unknown name", "no-such-host.invalid", /^E\w+$/u],
])("a server that %s: the visitor has a response in time", async (_name, host, smtp) => {
  const api = await startTestServer({ mailer: mailerTo(`smtp://${host}`), mailTimeMs: 500 });
  expect(await send(api.url)).toMatchObject({ status: 503, body: unavailable });
  expect(api.log.at(-1)?.smtp).toMatch(smtp);
});

test.each([
  ["localhost, which is this machine by definition", "localhost", "192.0.2.1"],
  ["a subdomain of it", "mail.LOCALHOST", "192.0.2.1"],
  ["a name that only this machine knows", "mail.internal", "127.0.0.1"],
])("reaches %s, whatever name servers say", async (_name, host, address) => {
  const sink = await startSmtpSink();
  const mayBePlain = jest.fn(isLoopback);
  const mailer = mailerTo(`smtp://${host}:${sink.port}`, { mayBePlain });
  const api = await startTestServer({ mailer, mailTimeMs: 2000 });
  // No name server answers. The system's lookup also knows /etc/hosts; here it is called for all addresses of a name.
  for (const name of ["resolve4", "resolve6"] as const) jest.spyOn(dns.Resolver.prototype, name).mockReturnValue();
  const lookup = (_host: string, _options: unknown, done: (error: null, found: LookupAddress[]) => void): void =>
    done(null, [{ address, family: 4 }]);
  jest.spyOn(dns, "lookup").mockImplementation(lookup as typeof dns.lookup);
  expect(await send(api.url)).toMatchObject({ status: 200 });
  expect(sink.arrived.map(textOf)).toEqual(["Hello."]);
  // Encryption is judged by the address, not by the name.
  expect(mayBePlain.mock.calls).toEqual([["127.0.0.1"]]);
});

test("a name that only begins with localhost is another machine's", async () => {
  const sink = await startSmtpSink();
  const mailer = mailerTo(`smtp://localhost.invalid:${sink.port}`);
  expect(await send((await startTestServer({ mailer, mailTimeMs: 500 })).url)).toMatchObject({ status: 503 });
  expect(sink.connections()).toBe(0);
});

const to = ["one@x.example", "two@x.example"];

test.each([
  ["one of two recipients: the other gets the message", [451], 200, to.slice(1)],
  ["both", [550, 451], 503, undefined],
])("a server that refuses %s; the codes are logged", async (_name, codes, status, arrivedFor) => {
  const { sink, ...api } = await startWithSmtp({ mail: { ...testDependencies().mail, to } });
  sink.reject.rcpt = (address) => codes[to.indexOf(address)];
  expect(await send(api.url)).toMatchObject({ status });
  expect(sink.arrived[0]?.to).toEqual(arrivedFor);
  expect(api.log.at(-1)?.refused).toEqual(codes);
  expect(JSON.stringify(api.log)).not.toContain("x.example");
});

test("a server that wants a name in the greeting gets it", async () => {
  const sink = await startSmtpSink();
  await send((await startTestServer({ mailer: mailerTo(sink.url, { ehloName: "www.x.example" }) })).url);
  expect(sink.arrived[0]?.ehloName).toBe("www.x.example");
});

test.each([
  ["greeting", false, unavailable],
  ["EHLO", false, unavailable],
  ["MAIL", false, unavailable],
  ["RCPT", false, unavailable],
  ["DATA", false, unavailable],
  // The server has the message, and may deliver it.
  [".", false, mailUnconfirmed],
  ["EHLO", true, unavailable],
])("silent at %s, endless %p: a response in time, no open connection", async (stage, drips, body) => {
  const silent = await startSilentSmtp(stage, drips);
  // To the last stage it has far to go.
  const mailTimeMs = stage === "." ? 2000 : 500;
  const api = await startTestServer({ mailer: mailerTo(silent.url), mailTimeMs });
  const begun = Date.now();
  expect(await send(api.url)).toMatchObject({ status: 503, body });
  expect(Date.now() - begun).toBeLessThan(4000);
  await until(async () => (await silent.open()) === 0);
});
