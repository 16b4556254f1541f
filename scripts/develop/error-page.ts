import { createServer } from "node:http";
import { formatDiagnostic, type Diagnostic } from "../../src/content-lint/diagnostic";
import { linksTo } from "../../src/gatsby/develop/content-places";
import { root } from "../run-command";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * Serves the content errors at the site's port while there is no valid content to start with. The page reloads itself
 * until the site answers.
 * @param errors the content errors of the moment
 * @returns stops the server
 */
export const showErrorPage = async (
  port: number,
  errors: () => readonly Diagnostic[],
): Promise<() => Promise<void>> => {
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(`<!doctype html><html lang="en"><title>The content has errors</title>
<meta http-equiv="refresh" content="2"><meta name="viewport" content="width=device-width">
<h1>The content has errors</h1><p>Fix them and save. The site then starts by itself.</p>
${errors()
  .map((error) => {
    const { editor } = linksTo(root, error.file, error.line, error.column);
    return `<pre style="white-space:pre-wrap">${escaped(formatDiagnostic(error))}</pre><a href="${editor}">Open in VS Code</a>`;
  })
  .join("")}</html>`);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
};
