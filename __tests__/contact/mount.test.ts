import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import express from "express";
import { z } from "zod";
import * as mounted from "../../api/handler";
import { cleanUp } from "../testing/clean-up";
import { post, readJsonResponse, send } from "./testing/client";
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

test("the body parsers that Gatsby puts in front, with these settings, leave every body alone", async () => {
  // Gatsby's own check; the package has no types for it.
  const gatsby: unknown = jest.requireActual("gatsby/dist/internal-plugins/functions/config");
  const { createConfig } = z
    .object({ createConfig: z.function({ input: [z.unknown()], output: z.unknown() }) })
    .parse(gatsby);
  expect(createConfig(mounted.config)).toMatchObject({ warnings: [], config: mounted.config });

  const { raw, text, urlencoded, json } = mounted.config.bodyParser;
  const app = express();
  app.use(express.raw(raw), express.text(text), express.urlencoded(urlencoded), express.json(json));
  app.use((request, response) => void mounted.default(request, response));
  const url = await listenAnywhere(createServer(app));
  for (const [body, headers, status] of [
    ["{", {}, 400],
    ["x".repeat(200_000), {}, 413],
    ["{}", { "Content-Type": raw.type }, 415],
    ["{}", { "Content-Encoding": "gzip" }, 415],
  ] as const)
    expect((await readJsonResponse(await post(url, body, headers))).status).toBe(status);
});

test("with nothing set, a message becomes a file in the outbox, also when the module is loaded anew", async () => {
  const key = { "Idempotency-Key": "a-key-for-one-message" };
  expect(await send(await mount(mounted), {}, key)).toMatchObject({ status: 200 });
  // As `gatsby develop` does between two requests: module state is lost, process state is not.
  jest.resetModules();
  const again = jest.requireActual<typeof mounted>("../../api/handler");
  expect(await send(await mount(again), {}, key)).toMatchObject({ status: 200 });
  expect(await readdir(folder)).toHaveLength(1);
});
