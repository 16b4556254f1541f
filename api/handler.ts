import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HstsScope } from "../src/lib/security-headers";
import type { ContactDependencies } from "./config/dependencies";
import { productionDependencies } from "./config/production-dependencies";
import { processEnvironment } from "./config/read-settings";
import { ContactSettingsError } from "./config/settings";
import { handleRequest } from "./handle-request";
import { errorForLog, writeLog } from "./log";
import { createResponse } from "./responses/response";
import { reject, type ContactResult } from "./responses/result";
import { readBody } from "./http/read-body";
import { readFormat, type ContactRequest } from "./http/request";

/** A request of Node's HTTP server or of Express; on some platforms an imitation without a socket. */
type Request = IncomingMessage & { readonly body?: unknown };

/** The contact function: a listener for Node's HTTP server, Express, `gatsby serve` and Gatsby's adapters. */
const contactListener = async (request: Request, response: ServerResponse): Promise<void> =>
  handleWith(() => productionDependencies(processEnvironment()), request, response);

export default contactListener;

/** No body has this type. */
const never = "no-such-type";

/**
 * Turns off Gatsby's body parsers, which answer broken JSON or a large body with an HTML page. The
 * function reads the stream itself. A type without a slash that is no file extension matches nothing.
 */
export const config = {
  bodyParser: {
    raw: { type: never },
    text: { type: never },
    json: { type: never },
    urlencoded: { type: never, extended: false },
  },
};

/** Handles one request with the given dependencies. Never throws: frameworks answer an error with a page of their own. */
export const handleWith = async (
  getDependencies: () => ContactDependencies,
  request: Request,
  response: ServerResponse,
): Promise<void> => {
  const head = readHead(request);
  let hsts: HstsScope = "host";
  let result: ContactResult;
  try {
    const dependencies = getDependencies();
    hsts = dependencies.hsts;
    const receivedAt = Date.now();
    // Gatsby may have read a part of another body and left the rest unread, which would never end.
    const body = head.format === undefined ? noBody : await readBody(request);
    result = await handleRequest({ ...head, receivedAt, body }, dependencies);
  } catch (thrown) {
    result = crash(thrown, head.id);
  }
  const { status, headers, body } = createResponse(result, head, hsts);
  response.statusCode = status;
  response.removeHeader("X-Powered-By");
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("Content-Length", String(Buffer.byteLength(body)));
  response.end(head.method === "HEAD" ? undefined : body);
};

/** Logs an error that nothing else caught. */
const crash = (thrown: unknown, id: string): ContactResult => {
  const isSettings = thrown instanceof ContactSettingsError;
  const result = reject(isSettings ? "settings" : "crash");
  const error = isSettings ? thrown.errors.join(" ") : errorForLog(thrown);
  writeLog({ at: new Date().toISOString(), id, result: result.name, status: result.status, ms: 0, error });
  return result;
};

const noBody = { kind: "whole", bytes: Buffer.alloc(0) } as const;

/** What is known of a request before its body is read. */
const readHead = (request: Request): Omit<ContactRequest, "receivedAt" | "body"> => {
  const method = request.method ?? "GET";
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
  const format = method === "POST" ? readFormat(headers) : undefined;
  return { id: randomUUID(), method, headers, format, ...connectionOf(request) };
};

/** Platforms that imitate Node's requests have no socket. */
const connectionOf = (request: {
  readonly socket?: IncomingMessage["socket"];
}): Pick<ContactRequest, "peerAddress" | "encrypted"> => ({
  peerAddress: request.socket?.remoteAddress,
  encrypted: request.socket !== undefined && "encrypted" in request.socket && request.socket.encrypted === true,
});
