// Started with nothing set (`npm start`), the function writes messages to the outbox and sends none twice.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import * as mounted from "../../api/handler";
import { functionMessages } from "../../src/contact/messages";
import { temporaryFolder } from "../testing/clean-up";
import { send } from "../testing/contact-client";
import { listenAnywhere } from "../testing/listen";

/** Mounts the function. @returns its address */
const mount = ({ default: listener }: typeof mounted): Promise<string> =>
  listenAnywhere(createServer((request, response) => void listener(request, response)));

test("with nothing set, a message becomes a file in the outbox", async () => {
  const folder = temporaryFolder();
  jest.replaceProperty(process, "env", { OUTBOX_DIR: folder });
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const key = { "Idempotency-Key": "a-key-for-one-message" };
  expect(await send(await mount(mounted), {}, key)).toMatchObject({ status: 200 });
  // As `gatsby develop` does between two requests: module state is lost, process state is not.
  jest.resetModules();
  const again = jest.requireActual<typeof mounted>("../../api/handler");
  expect(await send(await mount(again), {}, key)).toMatchObject({ status: 200 });
  const files = readdirSync(folder);
  expect(files).toEqual([expect.stringMatching(/\.eml$/u)]);
  const file = path.join(folder, files[0] ?? "");
  expect(readFileSync(file, "utf8")).toContain("\r\n\r\nHello.\r\n");
  // Only its owner may read it.
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("the log says why the outbox can't be written", async () => {
  // A folder inside a file: root may write anywhere else.
  const outbox = path.join(__filename, "outbox");
  jest.replaceProperty(process, "env", { OUTBOX_DIR: outbox });
  const written = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(await send(await mount(mounted))).toMatchObject({ status: 503, body: functionMessages.mailUnavailable });
  expect(JSON.parse(String(written.mock.lastCall?.[0]))).toMatchObject({
    result: "mail-unavailable",
    error: expect.stringMatching(/^OUTBOX_DIR: ENOTDIR: .*outbox/u) as string,
  });
});
