import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import * as mounted from "../../api/handler";
import { cleanUp } from "../testing/clean-up";
import { send } from "./testing/client";
import { listenAnywhere } from "./testing/server";
import { temporaryFolder } from "./testing/temporary-folder";

// What src/api/contact.ts mounts: the function itself, with nothing set, as `npm start` runs it.

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  jest.replaceProperty(process, "env", { OUTBOX_DIR: folder });
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
});

afterEach(cleanUp);

/** Mounts the function. @returns its address */
const mount = ({ default: listener }: typeof mounted): Promise<string> =>
  listenAnywhere(createServer((request, response) => void listener(request, response)));

test("the mount has no named export: Gatsby would take a literal `config` for a page's", () => {
  const mount = readFileSync(join(__dirname, "../../src/api/contact.ts"), "utf8").replace(/^\/\/.*\n/gmu, "");
  expect(mount).toBe('export * from "../../api/handler";\nexport { default } from "../../api/handler";\n');
});

test("with nothing set, a message becomes a file in the outbox, also when the module is loaded anew", async () => {
  const key = { "Idempotency-Key": "a-key-for-one-message" };
  expect(await send(await mount(mounted), {}, key)).toMatchObject({ status: 200 });
  // As `gatsby develop` does between two requests: module state is lost, process state is not.
  jest.resetModules();
  const again = jest.requireActual<typeof mounted>("../../api/handler");
  expect(await send(await mount(again), {}, key)).toMatchObject({ status: 200 });
  const [name = "", ...more] = await readdir(folder);
  expect([name.endsWith(".eml"), more]).toEqual([true, []]);
  const file = join(folder, name);
  expect(String(await readFile(file))).toContain("\r\n\r\nHello.\r\n");
  // Only its owner may read it.
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
