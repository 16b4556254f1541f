import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test as base } from "@playwright/test";
import { findFreePort } from "../../scripts/free-port";
import { root } from "../../scripts/run-command";
import { makeScratchCopy } from "../../scripts/scratch-copy";
import { textsOf } from "../../src/content-lint/content-fields";
import { readContent } from "../../src/content-lint/content-file";
import { pagesOf, type ContentPage } from "../../src/content-lint/content-pages";
import { assertDefined } from "../../src/lib/assert-defined";

/** What the copy's package.json names as its repository. */
export const repository = "https://code.example/studio/site";

/** The running `npm run develop` of a copy of the project. */
export interface DevSession {
  /** The copy, absolute. */
  readonly folder: string;
  /** Without a slash at the end. */
  readonly address: string;
  /** What the process has printed. */
  readonly output: () => string;
  /** What the browser showed until the site was there: it was opened while the content had an error, which was fixed. */
  readonly start: {
    readonly errorPage: string;
    /** The page did not load again while the error was the same. */
    readonly isStill: boolean;
    readonly failedNavigations: readonly string[];
  };
}

/** Changes a text file. @param to as for `String.replace` */
export const edit = (file: string, from: RegExp, to: string): void => {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(from, to);
  expect(changed, `${file} after a change`).not.toBe(text);
  writeFileSync(file, changed);
};

/** Changes a text file as `sed -i` and many editors do: writes another and renames it over the first. */
export const editByRename = (file: string, from: RegExp, to: string): void => {
  writeFileSync(`${file}.tmp`, readFileSync(file));
  edit(`${file}.tmp`, from, to);
  renameSync(`${file}.tmp`, file);
};

/** The case-study step with the most pictures, which open large: its page, and its file inside `folder`. */
export const stepWithPictures = (folder: string): { readonly address: string; readonly file: string } => {
  const pictures = ({ content }: ContentPage): number => textsOf(content, "imageFile").length;
  const steps = pagesOf(readContent(folder).files).filter(({ content }) => content.collection.type === "CaseStudyStep");
  const { path: address, content } = assertDefined(steps.sort((a, b) => pictures(b) - pictures(a))[0]);
  return { address, file: content.file };
};

/** Limit for a start of Gatsby without a cache, in milliseconds. */
const startLimit = 300_000;

export const test = base.extend<
  { readonly open: (address: string) => Promise<void> },
  { readonly session: DevSession }
>({
  session: [
    async ({ browser }, provide) => {
      const copy = await makeScratchCopy(root);
      edit(path.join(copy.root, "package.json"), /^\{/u, `{ "repository": "${repository}",`);
      const pricing = path.join(copy.root, "content", "pages", "pricing", "pricing.yaml");
      edit(pricing, /^pageHeader:$/mu, "pageHaeder:");
      const port = await findFreePort();
      const address = `http://localhost:${port}`;
      const develop = path.join(copy.root, "scripts", "develop.ts");
      const child = spawn(process.execPath, ["--import", "tsx", develop, "--port", String(port)], {
        cwd: copy.root,
        stdio: ["ignore", "pipe", "pipe"],
      });
      let output = "";
      const collect = (chunk: Buffer): void => {
        output += chunk.toString();
      };
      child.stdout.on("data", collect);
      child.stderr.on("data", collect);
      const ended = once(child, "exit");
      try {
        await expect.poll(() => output, { timeout: 60_000 }).toContain("pageHaeder");
        const page = await browser.newPage();
        const failedNavigations: string[] = [];
        page.on("requestfailed", (request) => {
          if (request.isNavigationRequest()) failedNavigations.push(request.failure()?.errorText ?? "");
        });
        await page.goto(`${address}/pricing/`);
        const errorPage = await page.locator("body").innerText();
        await page.evaluate(() => document.body.setAttribute("data-old", ""));
        await page.waitForTimeout(1500);
        const isStill = (await page.locator("body[data-old]").count()) === 1;
        edit(pricing, /^pageHaeder:$/mu, "pageHeader:");
        await page.locator("main h1").waitFor({ timeout: startLimit });
        await page.close();
        await provide({
          folder: copy.root,
          address,
          output: () => output,
          start: { errorPage, isStill, failedNavigations },
        });
      } catch (error) {
        throw new Error(`npm run develop printed:\n${output.slice(-3000)}`, { cause: error });
      } finally {
        child.kill();
        await ended;
        await copy.remove();
      }
    },
    { scope: "worker", timeout: startLimit + 60_000 },
  ],
  open: async ({ page, session }, provide) => {
    // Opens a page of the site and waits until it is live.
    await provide(async (address) => {
      await Promise.all([
        page.waitForEvent("websocket", (socket) => socket.url().includes("socket.io")),
        page.goto(`${session.address}${address}`),
      ]);
      await page.locator("main h1").waitFor();
    });
  },
});
