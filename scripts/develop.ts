import path from "node:path";
import { parseArgs } from "node:util";
import { developFolder } from "./develop/content-copy";
import { rehearseWhenUp } from "./develop/rehearse";
import { showWaitingPage } from "./develop/waiting-page";
import { watchContent } from "./develop/watch-content";
import { commandFile, root, runMain, runNode } from "./run-command";

/**
 * `npm run develop`: live editing at http://localhost:8000. A saved change shows in the open page; a content mistake is
 * told in the terminal and in the page, which stays as it was until it is mended. Nothing has to be started again.
 */
runMain(async () => {
  const parts = process.argv.slice(2);
  const { values } = parseArgs({ args: parts, strict: false, options: { port: { type: "string", short: "p" } } });
  const port = typeof values.port === "string" ? Number(values.port) : 8000;

  let inOrder: () => void = () => undefined;
  const firstInOrder = new Promise<void>((resolve) => {
    inOrder = resolve;
  });
  let count = 0;
  const stop = watchContent(root, (mistakes) => {
    count = mistakes;
    if (mistakes === 0) inOrder();
  });
  if (count > 0) {
    const close = await showWaitingPage(root, port);
    await firstInOrder;
    await close();
  }
  await runNode(path.join(root, "scripts", "generate-function-content.ts"));
  const ended = new AbortController();
  rehearseWhenUp(root, `http://localhost:${port}/`, ended.signal).catch((error: unknown) => {
    console.error("The first change may take longer to show.", error);
  });
  // Gatsby reads the copy that holds no mistakes.
  process.exitCode = await runNode(commandFile("gatsby"), ["develop", ...parts], {
    CONTENT_FOLDER: path.join(root, developFolder, "content"),
  });
  ended.abort();
  stop();
});
