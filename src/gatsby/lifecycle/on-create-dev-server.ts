import { readFileSync, watchFile, unwatchFile } from "node:fs";
import path from "node:path";
import type { Express } from "express";
import type { GatsbyNode } from "gatsby";
import { noticeScript, noticeScriptPath, noticeStreamPath } from "../develop/notice-script";

/** How often the file with the mistakes is looked at, in milliseconds. */
const interval = 200;

const readNotice = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // Gatsby was started without scripts/develop.ts, which writes it.
    return "";
  }
};

/** During `npm run develop`: tells the open page of content mistakes, as they come and go (server-sent events). */
export const onCreateDevServer: NonNullable<GatsbyNode["onCreateDevServer"]> = (hook) => {
  // Gatsby names no type for the server that it gives.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment
  const app: Express = hook.app;
  const file = path.resolve(".develop", "notice.txt");
  app.get(noticeScriptPath, (_, response) => {
    response.type("text/javascript").send(noticeScript);
  });
  app.get(noticeStreamPath, (request, response) => {
    // Without no-transform the server would pack the answer, and hold it back for that.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store, no-transform" });
    const tell = (): void => {
      response.write(`data: ${JSON.stringify(readNotice(file))}\n\n`);
    };
    tell();
    watchFile(file, { interval }, tell);
    request.on("close", () => unwatchFile(file, tell));
  });
};
