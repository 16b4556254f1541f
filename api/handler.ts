import type { IncomingMessage, ServerResponse } from "node:http";
import type { ContactDependencies } from "./config/dependencies";
import { productionDependencies } from "./config/production-dependencies";
import { processEnvironment } from "./config/read-settings";
import { ContactSettingsError } from "./config/settings";
import { handleRequest } from "./handle-request";
import { errorForLog, writeLog } from "./log";
import { createResponse } from "./responses/response";
import { reject } from "./responses/result";
import { readBody } from "./http/read-body";
import { readFormat, type ContactRequest, type ContactResponse } from "./http/request";

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
  const plain = await readRequest(request);
  const { status, headers, body } = await respond(getDependencies, plain);
  response.statusCode = status;
  response.removeHeader("X-Powered-By");
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("Content-Length", String(Buffer.byteLength(body)));
  response.end(plain.method === "HEAD" ? undefined : body);
};

const respond = async (
  getDependencies: () => ContactDependencies,
  request: ContactRequest,
): Promise<ContactResponse> => {
  try {
    return await handleRequest(request, getDependencies());
  } catch (thrown) {
    const isSettings = thrown instanceof ContactSettingsError;
    const result = reject(isSettings ? "settings" : "crash");
    const error = isSettings ? thrown.errors.join(" ") : errorForLog(thrown);
    writeLog({ at: new Date().toISOString(), id: "", result: result.name, status: result.status, ms: 0, error });
    return createResponse(result, request);
  }
};

/** Turns the request into plain data. Only a body that can be a message is read. */
const readRequest = async (request: Request): Promise<ContactRequest> => {
  const method = request.method ?? "GET";
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
  const format = method === "POST" ? readFormat(headers) : undefined;
  return {
    method,
    headers,
    format,
    // Gatsby may have read a part of another body and left the rest unread, which would never end.
    body: format === undefined ? { kind: "whole", bytes: Buffer.alloc(0) } : await readBody(request),
    ...connectionOf(request),
  };
};

/** Platforms that imitate Node's requests have no socket. */
const connectionOf = (request: {
  readonly socket?: IncomingMessage["socket"];
}): Pick<ContactRequest, "peerAddress" | "encrypted"> => ({
  peerAddress: request.socket?.remoteAddress,
  encrypted: request.socket !== undefined && "encrypted" in request.socket && request.socket.encrypted === true,
});
