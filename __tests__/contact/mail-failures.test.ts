// Every failure of a mail server gets a response in time, and the next message works.
import { functionMessages } from "../../src/contact";
import { until } from "./testing/until";
import { startSilentSmtp } from "./testing/silent-smtp";
import { startSmtpSink, textOf, type Refusals } from "./testing/smtp-sink";
import { send } from "./testing/client";
import { mailerTo, startTestServer, startWithSmtp, testDependencies } from "./testing/server";

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
])("a server that %s: a response within the time for the mail server", async (_name, host, smtp) => {
  const api = await startTestServer({ mailer: mailerTo(`smtp://${host}`), mailTimeMs: 500 });
  expect(await send(api.url)).toMatchObject({ status: 503, body: unavailable });
  expect(api.log.at(-1)?.smtp).toMatch(smtp);
});

test("a server that takes three connections at once: thirty messages arrive, each once", async () => {
  const sink = await startSmtpSink({ maxClients: 3 });
  const mailer = mailerTo(sink.url, { ehloName: "www.x.example" });
  const api = await startTestServer({ mailer });
  const numbers = Array.from({ length: 30 }, (_, number) => `Message ${number}.`);
  const responses = await Promise.all(numbers.map((message) => send(api.url, { message })));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(sink.arrived.map(textOf).sort()).toEqual(numbers.sort());
  expect(sink.arrived[0]?.ehloName).toBe("www.x.example");
});

const first = ["one@x.example"];
const second = ["two@x.example"];
const once = [451];

test.each<[string, (address: string) => number | undefined, number, readonly (readonly string[])[], unknown]>([
  ["for good: logged, and not tried again", () => 550, 200, [first], [550]],
  ["for now, always: tried again, and logged", () => 451, 200, [first], [451]],
  ["for now, once: it gets the message, and the other no copy", () => once.pop(), 200, [first, second], undefined],
  ["for now, and the other for good: both are logged", () => 451, 503, [], [550, 451]],
])("one of two recipients is refused %s", async (_name, verdict, status, to, refusedCodes) => {
  const { sink, ...api } = await startWithSmtp({ mail: { ...testDependencies().mail, to: [...first, ...second] } });
  const others = status === 200 ? undefined : 550;
  sink.reject.rcpt = (address) => (second.includes(address) ? verdict(address) : others);
  expect(await send(api.url)).toMatchObject({ status });
  expect(sink.arrived.map((mail) => mail.to)).toEqual(to);
  expect(api.log.at(-1)?.refused).toEqual(refusedCodes);
  expect(JSON.stringify(api.log)).not.toContain("x.example");
});

test.each([
  ["greeting", false, unavailable],
  ["EHLO", false, unavailable],
  ["MAIL", false, unavailable],
  ["RCPT", false, unavailable],
  ["DATA", false, unavailable],
  // The server has the message, and may deliver it.
  [".", false, mailUnconfirmed],
  ["greeting", true, unavailable],
])("silent at %s (or a reply without end: %p): a response in time, and the line is cut", async (stage, drips, body) => {
  const silent = await startSilentSmtp(stage, drips);
  // To the last stage it has far to go.
  const mailTimeMs = stage === "." ? 2000 : 500;
  const api = await startTestServer({ mailer: mailerTo(silent.url), mailTimeMs });
  const begun = Date.now();
  expect(await send(api.url)).toMatchObject({ status: 503, body });
  expect(Date.now() - begun).toBeLessThan(4000);
  await until(async () => (await silent.open()) === 0);
});
