import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import path from "node:path";
import contact from "../../api/handler";
import { createApp } from "../../server/create-app";
import { listen } from "../testing/listen";
import { publicFolder } from "./site-test";

/** A replacement in a built file. */
type Change = readonly [file: string, was: string | RegExp, becomes: string];

/** The built site with these changes. @throws when a text is not in its file */
export const siteVersion = (...changes: readonly Change[]): RequestListener => {
  const app = createApp({ publicFolder, contact });
  const changed = new Map(
    changes.map(([file, was, becomes]) => {
      const before = readFileSync(path.join(publicFolder, file), "utf8");
      const after = before.replace(was, () => becomes);
      if (after === before) throw new Error(`${file} has no ${String(was)}.`);
      return [file, after];
    }),
  );
  return (request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    const file = pathname.slice(1).replace(/(?<=^|\/)$/u, "index.html");
    const text = changed.get(file);
    if (text === undefined) app(request, response);
    else response.setHeader("Content-Type", file.endsWith(".js") ? "text/javascript" : "text/html").end(text);
  };
};

export type DeployableSite = Awaited<ReturnType<typeof startDeployableSite>>;

/** A server for tests of the service worker: it can go offline and deploy another version of the site. */
export const startDeployableSite = async () => {
  let listener: RequestListener | undefined = siteVersion();
  const server = createServer((request, response) => {
    if (listener === undefined) request.socket.destroy();
    else listener(request, response);
  });
  return {
    address: `http://127.0.0.1:${await listen(server)}`,
    /** Serves a version of the site, or responds with another listener, from now on. */
    deploy: (version: RequestListener): void => {
      listener = version;
    },
    /** Drops connections. @returns goes back online */
    goOffline: () => {
      const before = listener;
      listener = undefined;
      server.closeAllConnections();
      return () => {
        listener = before;
      };
    },
    stop: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
};
