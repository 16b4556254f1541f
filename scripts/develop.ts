import path from "node:path";
import { parseArgs } from "node:util";
import type { Diagnostic } from "../src/content-lint/diagnostic";
import { generateFunctionContent } from "./build-site";
import { developFolder } from "./develop/content-copy";
import { showErrorPage } from "./develop/error-page";
import { watchContent } from "./develop/watch-content";
import { commandFile, root, runMain, runNode } from "./run-command";

/**
 * `npm run develop`: live editing at http://localhost:8000. A saved change shows in the open page. Content errors are
 * shown in the terminal and in the page, which keeps its last valid content until they are fixed.
 */
runMain(async () => {
  const args = process.argv.slice(2);
  const { values } = parseArgs({ args, strict: false, options: { port: { type: "string", short: "p" } } });
  const port = typeof values.port === "string" ? Number(values.port) : 8000;

  let onValid: () => void = () => undefined;
  const firstValid = new Promise<void>((resolve) => {
    onValid = resolve;
  });
  let errors: readonly Diagnostic[] = [];
  const stopWatching = watchContent(root, (found) => {
    errors = found;
    if (found.length === 0) onValid();
  });
  if (errors.length > 0) {
    const close = await showErrorPage(port, () => errors);
    await firstValid;
    await close();
  }
  await generateFunctionContent();
  // Gatsby reads the copy of the last valid content.
  process.exitCode = await runNode(commandFile("gatsby"), ["develop", ...args], {
    CONTENT_FOLDER: path.join(root, developFolder, "content"),
  });
  stopWatching();
});
