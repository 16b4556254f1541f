import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HstsScope } from "../src/lib/security-headers";
import { productionDependencies, type ContactDependencies } from "./config/dependencies";
import { ContactSettingsError, processEnvironment } from "./config/read-settings";
import { handleGet } from "./handle-get";
import { handlePost } from "./handle-post";
import { errorForLog, writeLog } from "./log";
import { createResponse } from "./responses/response";
import { refusal, type ContactResult } from "./responses/result";
import { readBody } from "./http/read-body";
import { readFormat } from "./http/request";
import { readClient } from "./security/client";

/** A request of Node's HTTP server or of Express; on some platforms an imitation without a socket. */
type Request = IncomingMessage & { readonly body?: unknown };

/** The contact function: a listener for Node's HTTP server, Express, `gatsby serve` and Gatsby's adapters. */
const contactListener = async (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  handleWith(() => productionDependencies(processEnvironment()), request, response);

export default contactListener;

/** A type that no body has: without a slash, and no file extension. */
const never = { type: "no-such-type" };

/**
 * Turns off Gatsby's body parsers, which answer broken JSON or a large body with an HTML page. The function reads the
 * stream itself.
 */
export const config = {
  bodyParser: { raw: never, text: never, json: never, urlencoded: { ...never, extended: false } },
};

const allowed = { Allow: "GET, HEAD, POST, OPTIONS" };

const handlers = new Map<string, typeof handleGet | typeof handlePost>([
  ["GET", handleGet],
  ["HEAD", handleGet],
  ["POST", handlePost],
  ["OPTIONS", () => ({ name: "options", status: 204, headers: allowed })],
]);

/**
 * Handles one request with the given dependencies: GET sets the XSRF cookie, POST takes a message as JSON or as a form.
 * Ends within 9 seconds of its first byte, also with a slow Redis (config/dependencies.ts); writes one log line. Never
 * throws: frameworks answer an error with a page of their own.
 */
export const handleWith = async (
  getDependencies: () => ContactDependencies,
  request: Request,
  response: ServerResponse,
): Promise<void> => {
  const receivedAt = performance.now();
  const id = randomUUID();
  const method = request.method ?? "GET";
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
  const format = method === "POST" ? readFormat(headers) : undefined;
  let log: ContactDependencies["log"] = writeLog;
  let hsts: HstsScope = "host";
  let result: ContactResult;
  try {
    const dependencies = getDependencies();
    ({ log, hsts } = dependencies);
    const client = readClient({ headers, socket: request.socket }, dependencies);
    // Gatsby may have read a part of another body and left the rest unread, which would never end.
    const body = format === undefined ? Buffer.alloc(0) : await readBody(request);
    const handle = handlers.get(method) ?? (() => refusal("method", { headers: allowed }));
    result = await handle({ receivedAt, headers, format, body }, client, dependencies);
    if (method === "POST" && !client.isKnown) result = { ...result, logged: { ...result.logged, client: "unknown" } };
  } catch (thrown) {
    result =
      thrown instanceof ContactSettingsError
        ? refusal("settings", { logged: { error: thrown.errors.join(" ") } })
        : refusal("crash", { logged: { error: errorForLog(thrown) } });
  }
  const { name, status, logged } = result;
  log({ id, result: name, status, ms: Math.round(performance.now() - receivedAt), ...logged });
  const { headers: sent, body } = createResponse(result, id, format === "form", hsts);
  response.statusCode = status;
  response.removeHeader("X-Powered-By");
  for (const [header, value] of Object.entries(sent)) response.setHeader(header, value);
  // Node itself sends no body then; some platforms imitate its responses.
  response.end(method === "HEAD" || status === 204 ? undefined : body);
};
