/** The built site as it is served passes every check of `npm run smoke`, which also tells a site that does not.
 * @jest-environment node */
import { readdirSync } from "node:fs";
import path from "node:path";
import contact from "../../api/handler";
import { smokeChecks } from "../../scripts/smoke/smoke-checks";
import { createApp } from "../../server/create-app";
import { createHttpServer } from "../../server/http-server";
import { listenAnywhere } from "../contact/testing/server";
import { cleanUp } from "../testing/clean-up";
import { temporaryFolder } from "../testing/temporary-folder";

const app = createApp({ publicFolder: path.join(__dirname, "..", "..", "public"), contact });
let outbox: string;

beforeEach(() => {
  outbox = temporaryFolder();
  jest.replaceProperty(process, "env", { OUTBOX_DIR: outbox });
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
});

afterEach(cleanUp);

test.each([
  [false, 0],
  [true, 1],
])("finds nothing wrong with the site; where it is asked to, it sends a message: %p", async (send, messages) => {
  expect(await smokeChecks(await listenAnywhere(createHttpServer(app)), send)).toEqual([]);
  expect(readdirSync(outbox)).toHaveLength(messages);
});

test("a site that does not answer", async () => {
  expect(await smokeChecks("http://127.0.0.1:1", false)).toEqual([expect.stringContaining("does not answer")]);
});
