import type { ContactDependencies } from "./config/dependencies";
import { handleGet } from "./handle-get";
import { handlePost } from "./handle-post";
import type { ContactRequest } from "./http/request";
import { deliveryForLog } from "./log";
import { reject, type ContactResult } from "./responses/result";
import { readClient } from "./security/client";

const handlers = new Map<string, typeof handleGet | typeof handlePost>([
  ["GET", handleGet],
  ["HEAD", handleGet],
  ["POST", handlePost],
]);

/**
 * Handles one request: GET sets the XSRF cookie, POST takes a message as JSON or as a form.
 * Ends within 9 seconds of its first byte; writes one log line.
 */
export const handleRequest = async (
  request: ContactRequest,
  dependencies: ContactDependencies,
): Promise<ContactResult> => {
  const { id, receivedAt, method } = request;
  const client = readClient(request, dependencies);
  const result =
    (await handlers.get(method)?.(request, client, dependencies)) ??
    reject("method", { headers: { Allow: "GET, HEAD, POST" } });
  dependencies.log({
    at: new Date(receivedAt).toISOString(),
    id,
    result: result.name,
    status: result.status,
    ms: Date.now() - receivedAt,
    ...deliveryForLog(result.delivery),
    ...(method === "POST" && !client.isKnown ? { client: "unknown" } : {}),
    ...(result.error === undefined ? {} : { error: result.error }),
  });
  return result;
};
