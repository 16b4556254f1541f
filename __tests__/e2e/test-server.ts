import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import os from "node:os";
import path from "node:path";
import contact from "../../api/handler";
import { createApp } from "../../server/create-app";

/** A folder with a copy of the built site that a test may change. */
export interface SiteVersion {
  readonly folder: string;
  readonly app: RequestListener;
}

/** A replacement in a file of the version. @throws when the text is not in it */
export type Change = readonly [file: string, was: string | RegExp, becomes: string];

const change = (folder: string, [file, was, becomes]: Change): void => {
  const place = path.join(folder, file);
  const before = readFileSync(place, "utf8");
  const after = before.replace(was, () => becomes);
  if (after === before) throw new Error(`${file} has no ${String(was)}.`);
  writeFileSync(place, after);
};

const built = path.resolve(__dirname, "..", "..", "public");

/** A server for tests of the service worker: it can go offline and deploy another version of the site. */
export class TestServer {
  readonly #folders: string[] = [];
  readonly #server: Server;
  #port = 0;
  #answer: RequestListener | undefined;

  constructor() {
    this.#server = createServer((request, response) => {
      if (this.#answer === undefined) request.socket.destroy();
      else this.#answer(request, response);
    });
  }

  get address(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Starts on a free port; connections are dropped until something is deployed. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, resolve));
    const address = this.#server.address();
    this.#port = typeof address === "object" && address !== null ? address.port : 0;
  }

  /** The built site, or a copy of it with these changes, not served yet. */
  version(...changes: readonly Change[]): SiteVersion {
    if (changes.length === 0) return { folder: built, app: createApp({ publicFolder: built, contact }) };
    const folder = mkdtempSync(path.join(os.tmpdir(), "site-version-"));
    this.#folders.push(folder);
    cpSync(built, folder, { recursive: true });
    for (const one of changes) change(folder, one);
    return { folder, app: createApp({ publicFolder: folder, contact }) };
  }

  /** Serves a version, or answers with another listener, from now on. */
  deploy(what: SiteVersion | RequestListener): void {
    this.#answer = typeof what === "function" ? what : what.app;
  }

  /** Holds back requests from now on. @returns answers them */
  hold(isHeld: (request: IncomingMessage) => boolean): () => void {
    const before = this.#answer;
    const held: (() => void)[] = [];
    this.#answer = (request, response) => {
      if (isHeld(request)) held.push(() => before?.(request, response));
      else before?.(request, response);
    };
    return () => {
      this.#answer = before;
      for (const answer of held) answer();
    };
  }

  /** Drops connections. @returns goes back online */
  cutOff(): () => void {
    const before = this.#answer;
    this.#answer = undefined;
    this.#server.closeAllConnections();
    return () => {
      this.#answer = before;
    };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }
}
