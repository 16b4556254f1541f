// A sent message is one mail to the studio that says whom to answer; copies of it can be told as such.
import { randomUUID } from "node:crypto";
import { cleanUp } from "../testing/clean-up";
import { send } from "./testing/client";
import { startWithSmtp, studioAddress } from "./testing/server";

afterEach(cleanUp);

// That no text of the visitor adds a header, and that the message arrives unchanged: fuzz.test.ts.
test("the mail says who sent it and whom to answer; the subject differs from visitor to visitor", async () => {
  const { url, sink } = await startWithSmtp();
  const address = "dana.whitfield+site@mail.example.org";
  expect(await send(url, { email: ` ${address} ` })).toMatchObject({ status: 200 });
  expect(sink.arrived).toMatchObject([
    {
      from: studioAddress,
      to: [studioAddress],
      email: {
        from: { name: "Ramp & Rail website", address: studioAddress },
        replyTo: [{ name: "", address }],
        to: [{ name: "", address: studioAddress }],
        subject: `Message from ${address} on the Ramp & Rail website`,
      },
    },
  ]);
});

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
