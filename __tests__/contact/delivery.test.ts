// Copies of one message can be told as such, and no other: by the Message-ID.
import { randomUUID } from "node:crypto";
import { cleanUp } from "../testing/clean-up";
import { send } from "./testing/client";
import { startWithSmtp } from "./testing/server";

afterEach(cleanUp);

test("the same key and text have the same Message-ID, from another process too; another text has another", async () => {
  const key = { "Idempotency-Key": randomUUID() };
  const [one, other] = [await startWithSmtp(), await startWithSmtp()];
  for (const message of ["The same.", "Another."]) await send(one.url, { message }, key);
  await send(other.url, { message: "The same." }, key);
  const [first, second, third] = [...one.sink.arrived, ...other.sink.arrived].map(({ email }) => email.messageId);
  expect(first).toMatch(/^<[0-9a-f]{40}@rampandrail\.example>$/u);
  expect(second).not.toBe(first);
  expect(third).toBe(first);
});
