import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { outboxMailer } from "../../api/mail/outbox-mailer";
import { cleanUp } from "../testing/clean-up";
import { send } from "./testing/client";
import { startTestServer } from "./testing/server";
import { temporaryFolder } from "./testing/temporary-folder";

// In development a message becomes a file, and the log names it.

afterEach(cleanUp);

test("the message is a mail in a file that only its owner may read", async () => {
  const outbox = join(temporaryFolder(), "deep", "outbox");
  const api = await startTestServer({ mailer: outboxMailer(outbox) });
  const message = ".\nGrüße, مرحبا 👋\n end ";
  expect(await send(api.url, { message })).toMatchObject({ status: 200 });

  const [name = "", ...more] = await readdir(outbox);
  expect([name.endsWith(".eml"), more]).toEqual([true, []]);
  const file = join(outbox, name);
  expect(api.log.at(-1)).toMatchObject({ result: "sent", file });
  expect([(await stat(file)).mode & 0o777, (await stat(outbox)).mode & 0o777]).toEqual([0o600, 0o700]);
  const email = await PostalMime.parse(await readFile(file));
  expect(email.text?.replace(/\r\n/gu, "\n")).toBe(`${message}\n`);
});

test("a folder that cannot be created: the response says that the message was not sent", async () => {
  const file = join(temporaryFolder(), "a-file");
  await writeFile(file, "");
  const api = await startTestServer({ mailer: outboxMailer(join(file, "outbox")) });
  expect(await send(api.url)).toMatchObject({ status: 503 });
  expect(api.log.at(-1)).toMatchObject({ result: "mail-unavailable", smtp: "ENOTDIR" });
});
