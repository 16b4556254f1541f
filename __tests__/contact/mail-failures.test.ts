/** @jest-environment node */
import { contactMessages } from "../../src/contact";
import { cleanUp } from "../clean-up";
import { findFreePort } from "../../scripts/free-port";
import { until } from "./helpers/processes";
import { startSilentSmtp, type SilentAt } from "./helpers/silent-smtp";
import { startSmtpSink, textOf, type Refusals, type SmtpSink } from "./helpers/smtp-sink";
import { send } from "./helpers/client";
import { mailerTo, plainSmtp, startTestServer, type TestServer } from "./helpers/server";

// Every failure of a mail server gets a response within nine seconds, and the next message works.

const nineSeconds = 9000;
const unavailable = "Our mail server couldn’t take this message, so it wasn’t sent. Please try again in a minute.";
const refused =
  "Our mail server refused this message, so it wasn’t sent. Please call us or write to us by email instead.";

let sink: SmtpSink;

beforeAll(async () => {
  sink = await startSmtpSink();
});

afterEach(() => {
  for (const stage of ["connect", "mail", "rcpt", "data"] as const) sink.reject[stage] = undefined;
});

afterAll(cleanUp);

const serverWith = async (port: number): Promise<TestServer> => startTestServer({ mailer: mailerTo(plainSmtp(port)) });

const silences: readonly SilentAt[] = ["greeting", "EHLO", "MAIL", "RCPT", "DATA", ".", "drip-greeting", "drip-EHLO"];

const timed = async <Result>(work: Promise<Result>): Promise<{ readonly result: Result; readonly ms: number }> => {
  const begun = Date.now();
  return { result: await work, ms: Date.now() - begun };
};

describe("one server that refuses", () => {
  test.each<[keyof Refusals, number, number, string]>([
    ["connect", 421, 503, unavailable],
    ["connect", 554, 503, unavailable],
    ["mail", 451, 503, unavailable],
    ["rcpt", 450, 503, unavailable],
    ["rcpt", 550, 502, refused],
    ["data", 451, 503, unavailable],
    ["data", 554, 502, refused],
  ])("at %s with %d: answers %d in plain words, and the next message arrives", async (stage, code, status, body) => {
    const api = await serverWith(sink.port);
    const before = sink.arrived.length;
    sink.reject[stage] = code;
    expect(await send(api.url)).toMatchObject({ status, body });
    expect(api.log.at(-1)).toMatchObject({ status, smtp: code });

    sink.reject[stage] = undefined;
    expect(await send(api.url, { message: "And now?" })).toMatchObject({ status: 200 });
    expect(sink.arrived.slice(before).map(textOf)).toEqual(["And now?"]);
  });
});

test("a server that is down: an answer at once", async () => {
  const api = await serverWith(await findFreePort());
  expect(await send(api.url)).toMatchObject({ status: 503, body: unavailable });
  expect(api.log.at(-1)).toMatchObject({ result: "mail-unavailable", smtp: "ESOCKET" });
});

test("a server whose name is unknown: an answer in time", async () => {
  const api = await startTestServer({
    mailer: mailerTo({ host: "no-such-host.invalid", port: 25, encryption: "none" }),
  });
  const { result, ms } = await timed(send(api.url));
  expect(result).toMatchObject({ status: 503, body: unavailable });
  expect(ms).toBeLessThan(nineSeconds);
});

test("a server that falls silent at any stage: an answer within nine seconds, and the line is cut", async () => {
  await Promise.all(
    silences.map(async (stage) => {
      const silent = await startSilentSmtp(stage);
      const api = await serverWith(silent.port);
      const { result, ms } = await timed(send(api.url));
      expect({ stage, status: result.status, body: result.body }).toEqual({ stage, status: 503, body: unavailable });
      expect(ms).toBeLessThan(nineSeconds);
      await until(() => silent.open() === 0);
    }),
  );
});

test("a mailer that breaks altogether: an answer without its words, which may quote the client", async () => {
  const api = await startTestServer({
    mailer: { deliver: async () => Promise.reject(new Error("secret dana@example.com\n    at dana@example.com")) },
  });
  expect(await send(api.url)).toMatchObject({ status: 500, body: contactMessages.sendFailed });
  expect(api.log.at(-1)).toMatchObject({ result: "crash" });
  expect(JSON.stringify(api.log)).not.toContain("dana@");
});
