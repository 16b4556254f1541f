/** @jest-environment node */
import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import contact from "../../api/handler";
import { smokeChecks } from "../../scripts/smoke/smoke-checks";
import { createApp } from "../../server/create-app";
import { createHttpServer } from "../../server/http-server";
import { cleanUp } from "../testing/clean-up";
import { listenAnywhere } from "../contact/testing/server";
import { temporaryFolder } from "../testing/temporary-folder";

// `npm run smoke` against the server of `npm run serve` with the built site, whole and with one fault each.

type Fault = (request: IncomingMessage, response: ServerResponse) => void;

const at =
  (url: string, fault: Fault): Fault =>
  (request, response) => {
    if (request.url === url) fault(request, response);
  };

const become =
  (url: string): Fault =>
  (request) => {
    request.url = url;
  };

/** Another value for a header, or none. */
const change =
  (name: string, becomes?: string): Fault =>
  (_request, response) => {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (header, value) => {
      if (header.toLowerCase() !== name) return setHeader(header, value);
      return becomes === undefined ? response : setHeader(header, becomes);
    };
  };

const app = createApp({ publicFolder: path.join(__dirname, "..", "..", "public"), contact });

const problemsWith = async (fault: Fault, send = false): Promise<readonly string[]> => {
  const server = createHttpServer((request, response) => {
    fault(request, response);
    if (!response.writableEnded) app(request, response);
  });
  return smokeChecks(await listenAnywhere(server), send);
};

let outbox: string;

beforeEach(() => {
  outbox = temporaryFolder();
  jest.replaceProperty(process, "env", { OUTBOX_DIR: outbox });
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
});

afterEach(cleanUp);

test("finds nothing wrong with the site as it is served", async () => {
  expect(await problemsWith(() => undefined)).toEqual([]);
  expect(readdirSync(outbox)).toHaveLength(0);
});

test("sends a message where it is asked to", async () => {
  expect(await problemsWith(() => undefined, true)).toEqual([]);
  expect(readdirSync(outbox)).toHaveLength(1);
});

test("a site that does not answer", async () => {
  expect(await smokeChecks("http://127.0.0.1:1", false)).toEqual([expect.stringContaining("does not answer")]);
});

test.each<[string, Fault, RegExp]>([
  ["a page", at("/pricing/", become("/nothing/")), /The page \/pricing\/ does not come: status 404/u],
  ["the status of the 404 page", at("/there-is-no-such-page/", become("/")), /gets the status 200, not 404/u],
  ["a header", change("x-content-type-options"), /X-Content-Type-Options is missing/u],
  ["a redirect", at("/pricing?from=smoke", become("/pricing/")), /\/pricing does not redirect/u],
  ["the cookie", change("set-cookie"), /sets no cookie/u],
  ["a worker that is kept", at("/ngsw-worker.js", change("cache-control", "max-age=600")), /worker is cached/u],
  [
    "the refusal of a forged post",
    ({ method }, response) => method === "POST" && response.end(),
    /A forged post gets the status 200/u,
  ],
])("says that it misses: %s", async (_name, fault, problem) => {
  const problems = await problemsWith(fault);
  expect(problems.join("\n")).toMatch(problem);
});
