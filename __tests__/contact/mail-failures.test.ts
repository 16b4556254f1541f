/** @jest-environment node */
import { mailTimeMs } from "../../api/config/production-dependencies";
import { functionMessages } from "../../src/contact";
import { cleanUp } from "../clean-up";
import { until } from "./helpers/processes";
import { startSilentSmtp, type SilentAt } from "./helpers/silent-smtp";
import { textOf, type Refusals } from "./helpers/smtp-sink";
import { send } from "./helpers/client";
import { mailerTo, plainSmtp, startTestServer, startWithSmtp, type ContactServer } from "./helpers/server";

// Every failure of a mail server gets a response within nine seconds, and the next message works.

const nineSeconds = 9000;
const { mailUnavailable: unavailable, mailRejected: refused } = functionMessages;

afterEach(cleanUp);

const serverWith = async (port: number): Promise<ContactServer> =>
  startTestServer({ mailer: mailerTo(plainSmtp(port)) });

const silences: readonly SilentAt[] = ["greeting", "EHLO", "MAIL", "RCPT", "DATA", ".", "drip-greeting", "drip-EHLO"];

test.each<[keyof Refusals, number, number, string]>([
  ["connect", 421, 503, unavailable],
  ["connect", 554, 503, unavailable],
  ["mail", 451, 503, unavailable],
  ["rcpt", 450, 503, unavailable],
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

test("a server that is down: a response at once", async () => {
  // Not a free port: a test beside this one may open it meanwhile. Ephemeral ports begin far above 1.
  const api = await serverWith(1);
  expect(await send(api.url)).toMatchObject({ status: 503, body: unavailable });
  expect(api.log.at(-1)).toMatchObject({ result: "mail-unavailable", smtp: "ESOCKET" });
});

test(
  "a server whose name is unknown: a response in time",
  async () => {
    const mailer = mailerTo({ host: "no-such-host.invalid", port: 25, encryption: "none" });
    expect(await send((await startTestServer({ mailer })).url)).toMatchObject({ status: 503, body: unavailable });
  },
  nineSeconds,
);

test.each(silences)(
  "a server that falls silent at %s: a response within the time for the mail server, and the line is cut",
  async (stage) => {
    const silent = await startSilentSmtp(stage);
    const api = await startTestServer({ mailer: mailerTo(plainSmtp(silent.port)), mailTimeMs: 500 });
    const begun = Date.now();
    expect(await send(api.url)).toMatchObject({ status: 503, body: unavailable });
    expect(Date.now() - begun).toBeGreaterThan(450);
    await until(() => silent.open() === 0);
  },
  5000,
);

test("the time for the mail server leaves room within the host's ten seconds", () => {
  expect(mailTimeMs).toBeLessThan(nineSeconds);
});
