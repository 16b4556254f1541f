import type { IncomingMessage, ServerResponse } from "node:http";
import { dataPolicy, pagePolicy } from "../responses/response";
import { handleContact } from "../handle-request";
import { refusedPage } from "../responses/html-response";
import { liveServices, liveStyle, liveWords } from "../config/production-dependencies";
import { errorForLog, writeLog } from "../log";
import { refuse } from "../responses/result";
import { isFormPost, readContentType } from "./content-type";
import { readBody } from "./read-body";
import type { ContactRequest, ContactResponse } from "./request";
import type { ContactServices } from "../config/dependencies";
import { ContactSettingsError } from "../config/settings-error";
import { processEnvironment } from "../config/read-settings";
import { steadyHeaders } from "../../src/lib/security-headers";

/** A request of Node's own server, of Express, or of a platform that imitates one. */
type Request = IncomingMessage & { readonly body?: unknown };

/**
 * The contact function as a listener for Node's own server, Express, `gatsby serve` and what
 * Gatsby's adaptors make of it: they all pass a request and a response of Node's kind.
 */
export const contactListener = async (request: Request, response: ServerResponse): Promise<void> =>
  listenWith(() => liveServices(processEnvironment()), request, response);

/**
 * Answers one request with the services given. Never throws: an error that nobody catches would end
 * the process, or be answered by a framework with a page of its own.
 */
export const listenWith = async (
  findServices: () => ContactServices,
  request: Request,
  response: ServerResponse,
): Promise<void> => {
  try {
    const plain = await toPlain(request);
    write(await respond(findServices, plain), plain.method, response);
  } catch (error) {
    logFailure("crash", errorForLog(error));
    if (!response.headersSent) write(bareRefusal("crash"), "POST", response);
    else response.end();
  }
};

const respond = async (findServices: () => ContactServices, plain: ContactRequest): Promise<ContactResponse> => {
  let services: ContactServices;
  try {
    services = findServices();
  } catch (error) {
    if (!(error instanceof ContactSettingsError)) throw error;
    logFailure("settings", error.faults.join(" "));
    return bareRefusal("settings", plain);
  }
  return handleContact(plain, services);
};

const toPlain = async (request: Request): Promise<ContactRequest> => {
  const method = request.method ?? "GET";
  // What cannot be a message is not read. Gatsby may have read a part of it already and left the rest hanging.
  const mayBeMessage = method === "POST" && readContentType(request.headers["content-type"]) !== undefined;
  return {
    method,
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
    ),
    body: mayBeMessage ? await readBody(request) : { kind: "whole", bytes: Buffer.alloc(0) },
    ...connectionOf(request),
  };
};

/** On a platform that imitates Node's requests there is no socket. */
const connectionOf = (request: {
  readonly socket?: IncomingMessage["socket"];
}): Pick<ContactRequest, "peerAddress" | "encrypted"> => ({
  peerAddress: request.socket?.remoteAddress,
  encrypted: request.socket !== undefined && "encrypted" in request.socket && request.socket.encrypted === true,
});

const write = ({ status, headers, body }: ContactResponse, method: string, response: ServerResponse): void => {
  response.statusCode = status;
  response.removeHeader("X-Powered-By");
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("Content-Length", String(Buffer.byteLength(body)));
  response.end(method === "HEAD" ? undefined : body);
};

/** For when there are no services to make a better one: no form, since nothing can sign it. */
const bareRefusal = (name: "crash" | "settings", plain?: ContactRequest): ContactResponse => {
  const outcome = refuse(name);
  const isForm = plain !== undefined && isFormPost(plain);
  return {
    status: outcome.status,
    headers: {
      "Content-Type": isForm ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
      "Content-Security-Policy": isForm ? pagePolicy(liveStyle.hash) : dataPolicy,
      "Cache-Control": "no-store",
      ...steadyHeaders,
    },
    body: isForm
      ? refusedPage(outcome, undefined, liveWords, liveStyle)
      : JSON.stringify({ status: outcome.status, body: outcome.text }),
  };
};

const logFailure = (name: "crash" | "settings", error: string): void => {
  writeLog({ at: new Date().toISOString(), id: "", outcome: name, status: refuse(name).status, ms: 0, error });
};
