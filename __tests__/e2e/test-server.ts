import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import path from "node:path";
import contact from "../../api/handler";
import { createApp } from "../../server/create-app";

/** A replacement in a built file. @throws when the text is not in it */
export type Change = readonly [file: string, was: string | RegExp, becomes: string];

const publicFolder = path.resolve(__dirname, "..", "..", "public");
const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript" };

/** A server for tests of the service worker: it can go offline and deploy another version of the site. */
export class TestServer {
  readonly #server: Server;
  #port = 0;
  #listener: RequestListener | undefined;

  constructor() {
    this.#server = createServer((request, response) => {
      if (this.#listener === undefined) request.socket.destroy();
      else this.#listener(request, response);
    });
  }

  get address(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Starts on a free port; connections are dropped until something is deployed. */
  async start(): Promise<void> {
    await once(this.#server.listen(0), "listening");
    const address = this.#server.address();
    this.#port = typeof address === "object" && address !== null ? address.port : 0;
  }

  /** The built site with these changes, not served yet. */
  version(...changes: readonly Change[]): RequestListener {
    const app = createApp({ publicFolder, contact });
    const changed = new Map<string, string>();
    for (const [file, was, becomes] of changes) {
      const before = changed.get(file) ?? readFileSync(path.join(publicFolder, file), "utf8");
      const after = before.replace(was, () => becomes);
      if (after === before) throw new Error(`${file} has no ${String(was)}.`);
      changed.set(file, after);
    }
    return (request, response) => {
      const { pathname } = new URL(request.url ?? "", this.address);
      const file = pathname.slice(1).replace(/(?<=^|\/)$/u, "index.html");
      const text = changed.get(file);
      if (text === undefined) app(request, response);
      else response.setHeader("Content-Type", types[path.extname(file)] ?? "application/json").end(text);
    };
  }

  /** Serves a version of the site, or responds with another listener, from now on. */
  deploy(listener: RequestListener): void {
    this.#listener = listener;
  }

  /** Leaves requests unanswered from now on. @returns responds to them */
  pause(isPaused: (request: IncomingMessage) => boolean): () => void {
    const before = this.#listener;
    const paused: (() => void)[] = [];
    this.#listener = (request, response) => {
      if (isPaused(request)) paused.push(() => before?.(request, response));
      else before?.(request, response);
    };
    return () => {
      this.#listener = before;
      for (const respond of paused) respond();
    };
  }

  /** Drops connections. @returns goes back online */
  goOffline(): () => void {
    const before = this.#listener;
    this.#listener = undefined;
    this.#server.closeAllConnections();
    return () => {
      this.#listener = before;
    };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await once(this.#server.close(), "close");
  }
}
