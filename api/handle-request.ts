import { answer } from "./responses/response";
import { giveCookie } from "./handle-get";
import { visitorAddress } from "./security/client-address";
import { deliveryForLog, errorForLog } from "./log";
import { refuse, type Outcome } from "./responses/result";
import type { ContactRequest, ContactResponse } from "./http/request";
import type { ContactServices } from "./config/dependencies";
import { takeMessage } from "./handle-post";

/**
 * The contact function: takes a message and hands it to the mail server, or says why not.
 * GET brings the anti-forgery cookie; POST takes a message as JSON or as a form.
 * Never throws; answers within 9 seconds; writes one log line.
 */
export const handleContact = async (request: ContactRequest, services: ContactServices): Promise<ContactResponse> => {
  const begun = services.now();
  const id = services.newId();
  let outcome: Outcome;
  let error: string | undefined;
  try {
    outcome = await decide(request, services);
  } catch (thrown) {
    outcome = refuse("crash");
    error = errorForLog(thrown);
  }
  services.log({
    at: new Date(begun).toISOString(),
    id,
    outcome: outcome.name,
    status: outcome.status,
    ms: services.now() - begun,
    ...deliveryForLog(outcome.delivery),
    ...(request.method === "POST" && visitorAddress(request, services.proxy) === undefined
      ? { visitor: "unknown" }
      : {}),
    ...(error === undefined ? {} : { error }),
  });
  return answer(outcome, request, services, id);
};

const decide = async (request: ContactRequest, services: ContactServices): Promise<Outcome> => {
  switch (request.method) {
    case "GET":
    case "HEAD":
      return giveCookie(request, services);
    case "POST":
      return takeMessage(request, services);
    default:
      return refuse("method", { headers: { Allow: "GET, HEAD, POST" } });
  }
};
