import { createServer as createHttpServer } from "node:http";
import { connect, createServer } from "node:net";
import { pipeline } from "node:stream";
import { formatDiagnostic } from "../../src/content-lint/diagnostic";
import { readDiagnostics } from "../../src/gatsby/develop/diagnostics";
import { root } from "../run-command";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Loads the page again when it says something else: not before, which would take away focus and selection. */
const reloadWhenChanged = `let first;
const look = async () => {
  const response = await fetch("", { headers: { Accept: "text/html" } }).catch(() => undefined);
  const text = await response?.text();
  first ??= text;
  if (response && (response.status !== 503 || text !== first)) location.reload();
  else setTimeout(look, 500);
};
look()`;

/** Says that the site is starting, which content errors keep it from starting, or that it has stopped. */
const startingPage = (hasStopped: boolean): string => {
  const errors = hasStopped ? [] : readDiagnostics(root);
  const [title, text] = hasStopped
    ? ["Live editing has stopped", "The terminal says why. It starts again when the code changes."]
    : errors.length === 0
      ? ["The site is starting", "This takes about a minute. If it takes longer, the terminal says what is wrong."]
      : ["The content has errors", "Fix them and save. The site then starts by itself."];
  return `<!doctype html><html lang="en"><title>${title}</title>
<meta name="viewport" content="width=device-width"><script>${reloadWhenChanged}</script>
<h1>${title}</h1><p>${text}</p>
${errors
  .map(
    (error) =>
      `<pre style="white-space:pre-wrap">${escaped(formatDiagnostic(error))}</pre><a href="${error.editor}">Open in VS Code</a>`,
  )
  .join("")}</html>`;
};

/**
 * Serves the site's port: passes connections on to Gatsby, and answers itself while Gatsby does not listen.
 * @throws when the port is taken
 */
export const servePort = async (
  port: number,
  host: string,
  gatsbyPort: number,
  hasStopped: () => boolean,
): Promise<void> => {
  const starting = createHttpServer(({ headers, socket }, response) => {
    // Scripts of an open page try again after a lost connection, not after an answer.
    if (headers.accept?.includes("text/html") !== true) socket.destroy();
    else {
      response.writeHead(503, { "Content-Type": "text/html; charset=utf-8", Connection: "close" });
      response.end(startingPage(hasStopped()));
    }
  });
  const server = createServer((socket) => {
    const gatsby = connect(gatsbyPort, "localhost");
    const respond = () => starting.emit("connection", socket);
    gatsby.once("error", respond);
    gatsby.once("connect", () => {
      gatsby.off("error", respond);
      pipeline(socket, gatsby, socket, () => undefined);
    });
    socket.once("error", () => gatsby.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", ({ code, message }: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken. Stop what uses it, or choose another: npm run develop -- --port 8001`;
      reject(new Error(code === "EADDRINUSE" ? taken : message));
    });
    server.listen(port, host, resolve);
  });
};
