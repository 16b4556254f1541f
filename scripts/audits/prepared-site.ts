import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AuditState } from "./states";

/**
 * The site with something before its scripts: a new version that is ready, a network that is down. It hands every
 * request on to the served site and adds one script to the pages of states that ask for it, under the site's own
 * content security policy. The service worker stays away: it would answer in this server's place.
 */
export interface PreparedSite {
  /** Where the site's pages are to be opened, without a slash at the end. */
  readonly address: string;
  /** Where a state's page is to be opened, whole. */
  readonly addressOf: (state: AuditState) => string;
  readonly stop: () => Promise<void>;
}

const parameter = "audit-state";
const scriptFolder = "/audit-state/";

const keyOf = ({ name }: AuditState): string => encodeURIComponent(name.replaceAll(" ", "-"));

const textOf = async (message: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString("utf8");
};

/** @param baseUrl the served site, without a slash at the end */
export const prepareSite = async (baseUrl: string, states: readonly AuditState[]): Promise<PreparedSite> => {
  const scripts = new Map(states.map((state) => [keyOf(state), state.before]));

  const answer = async (asked: IncomingMessage, given: ServerResponse): Promise<void> => {
    const url = new URL(asked.url ?? "/", baseUrl);
    if (url.pathname.startsWith(scriptFolder)) {
      given.setHeader("Content-Type", "text/javascript");
      given.end(scripts.get(url.pathname.slice(scriptFolder.length)) ?? "");
      return;
    }
    if (url.pathname === "/ngsw-worker.js") {
      given.statusCode = 404;
      given.end();
      return;
    }
    const key = url.searchParams.get(parameter);
    url.searchParams.delete(parameter);
    const passed = request(url, {
      method: asked.method ?? "GET",
      // Packed pages could not be read here.
      headers: { ...asked.headers, host: asked.headers.host, "accept-encoding": "identity" },
    });
    asked.pipe(passed);
    const answered = await new Promise<IncomingMessage>((resolve, reject) => {
      passed.once("response", resolve);
      passed.once("error", reject);
    });
    given.statusCode = answered.statusCode ?? 502;
    for (const [name, value] of Object.entries(answered.headers)) {
      if (value !== undefined && name !== "content-length" && name !== "transfer-encoding")
        given.setHeader(name, value);
    }
    if (key === null) {
      answered.pipe(given);
      return;
    }
    const html = await textOf(answered);
    given.end(html.replace("<head>", `<head><script src="${scriptFolder}${encodeURIComponent(key)}"></script>`));
  };

  const server = createServer((asked, given) => {
    answer(asked, given).catch((error: unknown) => {
      given.statusCode = 502;
      given.end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const place = server.address();
  if (place === null || typeof place === "string") throw new Error("The prepared site has no port.");
  const own = `http://localhost:${String(place.port)}`;
  return {
    address: own,
    addressOf: (state) => `${own}${state.page}${state.before === undefined ? "" : `?${parameter}=${keyOf(state)}`}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
