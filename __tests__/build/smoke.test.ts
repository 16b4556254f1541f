/** The built site as it is served passes every check of `npm run smoke`.
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

afterEach(cleanUp);

test.each([
  [false, 0],
  [true, 1],
])("finds nothing wrong with the site; where it is asked to, it sends a message: %p", async (send, messages) => {
  const outbox = temporaryFolder();
  jest.replaceProperty(process, "env", { OUTBOX_DIR: outbox });
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(await smokeChecks(await listenAnywhere(createHttpServer(app)), send)).toEqual([]);
  expect(readdirSync(outbox)).toHaveLength(messages);
});
