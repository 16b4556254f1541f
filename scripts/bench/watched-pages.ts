import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { Http2ServerRequest, Http2ServerResponse } from "node:http2";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { cacheControl } from "../../src/lib/cache-control";
import { reportPath, watchHeading } from "./watch-heading";

const policyHeader = "Content-Security-Policy";

/** Puts a script into every page that a server hands out, and takes what the pages report. */
export interface Watcher {
  /** @returns true when the request was for a page, or a report, and has been answered */
  readonly answers: (request: Http2ServerRequest, response: Http2ServerResponse) => boolean;
  /** The next report, as it came. @throws when none comes in so many milliseconds */
  readonly nextReport: (withinMs: number) => Promise<string>;
}

// tsx marks functions with the name that they had, by a helper that the page does not know.
const script = `var __name = (made) => made; (${String(watchHeading)})(${JSON.stringify(reportPath)})`;
const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** A page with the script in its head, packed as hard as a server can while it answers. */
const withScript = (html: string): Buffer =>
  brotliCompressSync(
    html.replace(/<head>/u, () => `<head><script>${script}</script>`),
    { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } },
  );

/** A site's policy that allows this script too. */
const alsoAllowingIt = (policy: string): string => policy.replace("script-src ", `script-src ${hash} `);

const readBody = async (request: Http2ServerRequest): Promise<string> => {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
};

/** Keeps reports that come before they are asked for. */
const reportBox = () => {
  const waiting: string[] = [];
  let wanted: ((report: string) => void) | undefined;
  return {
    put: (report: string): void => {
      if (wanted === undefined) waiting.push(report);
      else wanted(report);
      wanted = undefined;
    },
    take: (withinMs: number): Promise<string> =>
      new Promise((resolve, reject) => {
        const first = waiting.shift();
        if (first !== undefined) {
          resolve(first);
          return;
        }
        const timer = setTimeout(() => {
          wanted = undefined;
          reject(new Error("No page reported in time."));
        }, withinMs);
        wanted = (report) => {
          clearTimeout(timer);
          resolve(report);
        };
      }),
  };
};

/**
 * Watches headings (watch-heading.ts) in all pages of a site, those too that the browser makes ready ahead, which a
 * remote control of the browser does not reach.
 * @param publicFolder the built site, absolute
 */
export const watchPages = (publicFolder: string): Watcher => {
  const reports = reportBox();
  const pages = new Map<string, Buffer>();
  const pageAt = (pathname: string): Buffer | undefined => {
    const file = path.join(publicFolder, pathname, "index.html");
    if (!pathname.endsWith("/") || !existsSync(file)) return undefined;
    const page = pages.get(pathname) ?? withScript(readFileSync(file, "utf8"));
    pages.set(pathname, page);
    return page;
  };
  return {
    answers: (request, response) => {
      const { pathname } = new URL(request.url, "https://localhost");
      if (request.method === "POST" && pathname === reportPath) {
        void readBody(request).then(reports.put);
        response.statusCode = 204;
        response.end();
        return true;
      }
      const page = pageAt(pathname);
      if (page === undefined) return false;
      response.setHeader(policyHeader, alsoAllowingIt(response.getHeader(policyHeader)));
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.setHeader("Content-Encoding", "br");
      response.setHeader("Cache-Control", cacheControl("/index.html"));
      response.end(page);
      return true;
    },
    nextReport: reports.take,
  };
};
