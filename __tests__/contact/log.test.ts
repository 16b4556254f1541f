/** @jest-environment node */
import { deliveryForLog, errorForLog, writeLog } from "../../api/log";
import { startSmtpSink } from "./helpers/smtp-sink";
import { fetchToken, postForm, send } from "./helpers/client";
import { mailerTo, startWorld } from "./helpers/server";

// The log says how each request ended, and nothing of what the visitor wrote.

test("one line a request; no text, address, key, token, password or visitor's IP in it, nor in any answer", async () => {
  const sink = await startSmtpSink();
  const password = "hunter2-password";
  const world = await startWorld({
    mailer: mailerTo([
      { host: "127.0.0.1", port: sink.port, encryption: "none", login: { user: "studio-login", password } },
    ]),
  });
  const secrets = [
    "dana.secret@example.com",
    "secret words",
    "a-secret-idempotency-key",
    password,
    "studio-login",
    world.services.secret,
    "127.0.0.1",
  ];
  const message = { email: "dana.secret@example.com", message: "secret words" };
  const key = { "Idempotency-Key": "a-secret-idempotency-key" };
  const token = await fetchToken(world.url);

  const answers = [
    await send(world.url, message, key),
    await send(world.url, { ...message, email: "dana.secret@example.com\nBcc: x" }, key),
    await send(world.url, message, { ...key, Origin: "https://evil.example" }),
    await send(world.url, message, { ...key, Cookie: `XSRF-TOKEN=${token}`, "X-XSRF-TOKEN": "x" }),
  ];
  sink.refuse.rcpt = 550;
  answers.push(await send(world.url, { ...message, message: "secret words again" }, key));
  await postForm(world.url, message);

  const log = JSON.stringify(world.log);
  for (const secret of [...secrets, token]) {
    expect(log).not.toContain(secret);
    expect(JSON.stringify(answers)).not.toContain(secret);
  }
  expect(
    world.log
      .filter(({ outcome }) => !outcome.startsWith("cookie"))
      .map(({ outcome, status, smtp }) => [outcome, status, smtp]),
  ).toEqual([
    ["sent", 200, 250],
    ["faults", 400, undefined],
    ["foreign", 403, undefined],
    ["forged", 403, undefined],
    ["mail-refused", 502, 550],
    ["mail-refused", 502, 550],
  ]);
  for (const entry of world.log) {
    expect(entry.ms).toBeGreaterThanOrEqual(0);
    expect(Date.parse(entry.at)).not.toBeNaN();
  }
  expect(new Set(world.log.map(({ id }) => id)).size).toBe(world.log.length);
  await world.close();
  await sink.close();
});

test("a proxy that is set wrong is noticed", async () => {
  const world = await startWorld({ proxy: { kind: "hops", count: 2 } });
  await send(world.url);
  expect(world.log.at(-1)).toMatchObject({ visitor: "unknown" });
  await world.close();
});

test("is one line of JSON", () => {
  const written = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  writeLog({ at: "2026-11-21T00:00:00.000Z", id: "1", outcome: "sent", status: 200, ms: 12, smtp: 250 });
  expect(written).toHaveBeenCalledWith(
    '{"at":"2026-11-21T00:00:00.000Z","id":"1","outcome":"sent","status":200,"ms":12,"smtp":250}\n',
  );
});

test("names the kind and the place of an error, and not its words", () => {
  const error = new TypeError("words of a visitor\n    at words of a visitor");
  expect(errorForLog(error)).toMatch(/^TypeError at .*log\.test\.ts/u);
  expect(errorForLog(error)).not.toContain("words");
  expect(errorForLog("words")).toBe("string");
});

test("tells of all mail servers when more than one was asked", () => {
  expect(deliveryForLog(undefined)).toEqual({});
  expect(deliveryForLog({ kind: "unavailable", attempts: [] })).toEqual({ smtp: "no time left" });
  expect(
    deliveryForLog({
      kind: "accepted",
      attempts: [
        { server: "first", result: 421 },
        { server: "fallback", result: 250 },
      ],
    }),
  ).toEqual({ smtp: 250, tries: ["first: 421", "fallback: 250"] });
});
