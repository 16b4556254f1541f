/** The built site as it is served passes every check of `npm run smoke`.
 * @jest-environment node */
import path from "node:path";
import contact from "../../api/handler";
import { smokeChecks } from "../../scripts/smoke/smoke-checks";
import { createApp } from "../../server/create-app";
import { createHttpServer } from "../../server/http-server";
import { listenAnywhere } from "../contact/testing/server";

test("finds nothing wrong with the site", async () => {
  const app = createApp({ publicFolder: path.join(__dirname, "..", "..", "public"), contact });
  expect(await smokeChecks(await listenAnywhere(createHttpServer(app)))).toEqual([]);
});
