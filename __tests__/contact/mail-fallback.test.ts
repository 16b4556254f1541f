// A second mail server takes what the first doesn't, in the same time, and never what the first may have.
import { fallbackMailer } from "../../api/mail/delivery";
import { functionMessages } from "../../src/contact/messages";
import { send } from "../testing/contact-client";
import { mailerTo, startTestServer } from "../testing/contact-server";
import { startSilentSmtp } from "../testing/silent-smtp";
import { startSmtpSink, textOf, type Refusals } from "../testing/smtp-sink";

/** The function with two mail servers. @returns the second, too */
const startWithSecond = async (firstUrl: string) => {
  const second = await startSmtpSink();
  const mailer = fallbackMailer(mailerTo(firstUrl), mailerTo(second.url));
  return { second, ...(await startTestServer({ mailer, mailTimeMs: 2000 })) };
};

const refusing = async (refusals: Refusals): Promise<string> => {
  const sink = await startSmtpSink();
  Object.assign(sink.reject, refusals);
  return sink.url;
};

test.each<[string, () => string | Promise<string>, unknown]>([
  ["is down", () => "smtp://127.0.0.1:1", "ECONNREFUSED"],
  ["refuses the session", () => refusing({ connect: 554 }), 554],
  ["refuses the recipient", () => refusing({ rcpt: 550 }), 550],
  ["refuses the text", () => refusing({ data: 451 }), 451],
  ["is silent before the text", async () => (await startSilentSmtp("MAIL", false)).url, expect.any(String)],
])("the second takes the message, once, where the first %s", async (_name, firstUrl, firstSmtp) => {
  const { second, ...api } = await startWithSecond(await firstUrl());
  for (let tries = 0; tries < 2; tries += 1)
    expect(await send(api.url, {}, { "Idempotency-Key": "the-same-key" })).toMatchObject({ status: 200 });
  expect(second.arrived.map(textOf)).toEqual(["Hello."]);
  expect(api.log).toContainEqual(expect.objectContaining({ result: "sent", smtp: 250, server: "second", firstSmtp }));
});

test("the second gets nothing that the first took", async () => {
  const first = await startSmtpSink();
  const { second, ...api } = await startWithSecond(first.url);
  expect(await send(api.url)).toMatchObject({ status: 200 });
  expect([first.arrived.length, second.connections()]).toEqual([1, 0]);
  expect(api.log.at(-1)).toMatchObject({ server: "first", smtp: 250 });
});

test("the second gets nothing that the first may have taken", async () => {
  const { second, ...api } = await startWithSecond((await startSilentSmtp(".", false)).url);
  expect(await send(api.url)).toMatchObject({ status: 503, body: functionMessages.mailUnconfirmed });
  expect(second.connections()).toBe(0);
});

test("the first has all of the time to confirm a text that it has", async () => {
  // Later than half of the time.
  const first = await startSmtpSink({
    onData: (stream, _session, done) => void stream.resume().once("end", () => setTimeout(done, 1300)),
  });
  const { second, ...api } = await startWithSecond(first.url);
  expect(await send(api.url)).toMatchObject({ status: 200 });
  expect(second.connections()).toBe(0);
});
