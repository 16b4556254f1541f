/** @jest-environment node */
import { contactTexts } from "../../src/contact";
import { findFreePort } from "./helpers/processes";
import { startSilentSmtp, type SilentAt } from "./helpers/silent-smtp";
import { startSmtpSink, textOf, type Refusals, type SmtpSink } from "./helpers/smtp-sink";
import { send } from "./helpers/client";
import { mailerTo, plainSmtp, startWorld, type World } from "./helpers/server";

// Mail servers fail in many ways. The visitor hears of each within nine seconds, and the next message works.

const nineSeconds = 9000;
const unavailable = "Our mail server could not take this message, so it was not sent. Please try again in a minute.";
const refused =
  "Our mail server refused this message, so it was not sent. Please call us or write to us by mail instead.";

let sink: SmtpSink;
const worlds: World[] = [];

beforeAll(async () => {
  sink = await startSmtpSink();
});

afterEach(() => {
  for (const stage of ["connect", "mail", "rcpt", "data"] as const) sink.refuse[stage] = undefined;
});

afterAll(async () => {
  await Promise.all(worlds.map(async (world) => world.close()));
  await sink.close();
});

const worldWith = async (...ports: readonly number[]): Promise<World> => {
  const world = await startWorld({ mailer: mailerTo(ports.map(plainSmtp)) });
  worlds.push(world);
  return world;
};

/** With two seconds for the mail servers in place of seven and a half. */
const hurriedWorldWith = async (...ports: readonly number[]): Promise<World> => {
  const world = await startWorld({ mailer: mailerTo(ports.map(plainSmtp)), mailTimeMs: 2000 });
  worlds.push(world);
  return world;
};

const timed = async <Result>(work: Promise<Result>): Promise<{ readonly result: Result; readonly ms: number }> => {
  const begun = Date.now();
  return { result: await work, ms: Date.now() - begun };
};

describe("one server that refuses", () => {
  test.each<[keyof Refusals, number, number, string]>([
    ["connect", 421, 503, unavailable],
    ["connect", 554, 503, unavailable],
    ["mail", 421, 503, unavailable],
    ["mail", 451, 503, unavailable],
    ["mail", 550, 502, refused],
    ["rcpt", 450, 503, unavailable],
    ["rcpt", 452, 503, unavailable],
    ["rcpt", 550, 502, refused],
    ["rcpt", 554, 502, refused],
    ["data", 421, 503, unavailable],
    ["data", 451, 503, unavailable],
    ["data", 552, 502, refused],
    ["data", 554, 502, refused],
  ])("at %s with %d: answers %d in plain words, and the next message arrives", async (stage, code, status, body) => {
    const world = await worldWith(sink.port);
    const before = sink.arrived.length;
    sink.refuse[stage] = code;
    expect(await send(world.url)).toMatchObject({ status, body });
    expect(world.log.at(-1)).toMatchObject({ status, smtp: code });

    sink.refuse[stage] = undefined;
    expect(await send(world.url, { message: "And now?" })).toMatchObject({ status: 200 });
    expect(sink.arrived.slice(before).map(textOf)).toEqual(["And now?"]);
  });
});

test("a server that is down: an answer at once", async () => {
  const world = await worldWith(await findFreePort());
  const { result, ms } = await timed(send(world.url));
  expect(result).toMatchObject({ status: 503, body: unavailable });
  expect(ms).toBeLessThan(2000);
  expect(world.log.at(-1)).toMatchObject({ outcome: "mail-unavailable", smtp: "ESOCKET" });
});

test("a server whose name is unknown: an answer in time", async () => {
  const world = await startWorld({
    mailer: mailerTo([{ host: "no-such-host.invalid", port: 25, encryption: "none" }]),
  });
  worlds.push(world);
  const { result, ms } = await timed(send(world.url));
  expect(result).toMatchObject({ status: 503, body: unavailable });
  expect(ms).toBeLessThan(nineSeconds);
});

test("a server that falls silent at any stage: an answer within nine seconds, and the line is cut", async () => {
  const stages: readonly SilentAt[] = [
    "greeting",
    "ehlo",
    "mail",
    "rcpt",
    "data",
    "end-of-data",
    "drip-greeting",
    "drip-reply",
  ];
  await Promise.all(
    stages.map(async (stage) => {
      const silent = await startSilentSmtp(stage);
      const world = await worldWith(silent.port);
      const { result, ms } = await timed(send(world.url));
      expect({ stage, status: result.status, body: result.body }).toEqual({ stage, status: 503, body: unavailable });
      expect(ms).toBeLessThan(nineSeconds);
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect({ stage, open: silent.open() }).toEqual({ stage, open: 0 });
      await silent.close();
    }),
  );
});

describe("a second server", () => {
  test("takes over from one that is down", async () => {
    const world = await worldWith(await findFreePort(), sink.port);
    const before = sink.arrived.length;
    expect(await send(world.url)).toMatchObject({ status: 200 });
    expect(sink.arrived).toHaveLength(before + 1);
    expect(world.log.at(-1)).toMatchObject({ outcome: "sent", tries: ["first: ESOCKET", "fallback: 250"] });
  });

  test.each<[keyof Refusals, number]>([
    ["connect", 421],
    ["connect", 554],
    ["mail", 451],
    ["rcpt", 450],
    ["data", 452],
  ])("takes over from one that refuses for now, at %s with %d", async (stage, code) => {
    const first = await startSmtpSink();
    first.refuse[stage] = code;
    const world = await worldWith(first.port, sink.port);
    const before = sink.arrived.length;
    expect(await send(world.url)).toMatchObject({ status: 200 });
    expect([first.arrived.length, sink.arrived.length]).toEqual([0, before + 1]);
    await first.close();
  });

  test("takes over from one that falls silent at any stage, still in time", async () => {
    const stages: readonly SilentAt[] = ["greeting", "ehlo", "rcpt", "data", "drip-greeting", "drip-reply"];
    const before = sink.arrived.length;
    await Promise.all(
      stages.map(async (stage) => {
        const silent = await startSilentSmtp(stage);
        const world = await hurriedWorldWith(silent.port, sink.port);
        const { result, ms } = await timed(send(world.url, { message: stage }));
        expect({ stage, status: result.status }).toEqual({ stage, status: 200 });
        expect(ms).toBeLessThan(3000);
        await silent.close();
      }),
    );
    expect(sink.arrived.slice(before).map(textOf).sort()).toEqual([...stages].sort());
  });

  test("is not asked when the first refuses the message for good", async () => {
    const first = await startSmtpSink();
    first.refuse.rcpt = 550;
    const world = await worldWith(first.port, sink.port);
    const before = sink.connections();
    expect(await send(world.url)).toMatchObject({ status: 502, body: refused });
    expect(sink.connections()).toBe(before);
    await first.close();
  });

  test("that refuses for good while the first is down: trying again may still help", async () => {
    sink.refuse.rcpt = 550;
    const world = await worldWith(await findFreePort(), sink.port);
    expect(await send(world.url)).toMatchObject({ status: 503, body: unavailable });
  });

  test("both silent: an answer in time", async () => {
    const [first, second] = await Promise.all([startSilentSmtp("greeting"), startSilentSmtp("end-of-data")]);
    const world = await hurriedWorldWith(first.port, second.port);
    const { result, ms } = await timed(send(world.url));
    expect(result).toMatchObject({ status: 503, body: unavailable });
    expect(ms).toBeLessThan(3000);
    await Promise.all([first.close(), second.close()]);
  });
});

test("a mailer that breaks altogether: an answer without its words, which may quote the visitor", async () => {
  const world = await startWorld({
    mailer: { deliver: async () => Promise.reject(new Error("secret dana@example.com\n    at dana@example.com")) },
  });
  worlds.push(world);
  expect(await send(world.url)).toMatchObject({ status: 500, body: contactTexts.sendFailed });
  expect(world.log.at(-1)).toMatchObject({ outcome: "crash" });
  expect(JSON.stringify(world.log)).not.toContain("dana@");
});
