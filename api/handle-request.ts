import { randomUUID } from "node:crypto";
import { transportSecurity } from "../src/lib/security-headers";
import type { ContactDependencies } from "./config/dependencies";
import { handleGet } from "./handle-get";
import { handlePost } from "./handle-post";
import type { ContactRequest, ContactResponse } from "./http/request";
import { deliveryForLog } from "./log";
import { createResponse } from "./responses/response";
import { reject } from "./responses/result";
import { readClient } from "./security/client";

const handlers = new Map<string, typeof handleGet | typeof handlePost>([
  ["GET", handleGet],
  ["HEAD", handleGet],
  ["POST", handlePost],
]);

/**
 * Handles one request: GET sets the XSRF cookie, POST takes a message as JSON or as a form.
 * Responds within 9 seconds; writes one log line.
 */
export const handleRequest = async (
  request: ContactRequest,
  dependencies: ContactDependencies,
): Promise<ContactResponse> => {
  const startedAt = dependencies.now();
  const id = randomUUID();
  const client = readClient(request, dependencies);
  const handle = handlers.get(request.method);
  const result =
    (await handle?.(request, client, dependencies)) ?? reject("method", { headers: { Allow: "GET, HEAD, POST" } });
  dependencies.log({
    at: new Date(startedAt).toISOString(),
    id,
    result: result.name,
    status: result.status,
    ms: dependencies.now() - startedAt,
    ...deliveryForLog(result.delivery),
    ...(request.method === "POST" && !client.isKnown ? { client: "unknown" } : {}),
    ...(result.error === undefined ? {} : { error: result.error }),
  });
  const response = createResponse(result, request);
  const hsts = client.isHttps ? { "Strict-Transport-Security": transportSecurity(dependencies.hsts) } : {};
  return { ...response, headers: { ...response.headers, ...hsts, "X-Request-Id": id, "X-Robots-Tag": "noindex" } };
};
