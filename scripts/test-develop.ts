import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { makeScratchCopy } from "./scratch-copy";
import { chromiumArguments, findChromium } from "./find-chromium";
import { findFreePort } from "./free-port";
import { commandFile, root, runMain } from "./run-command";
import { textsOf } from "../src/content-lint/content-fields";
import { readContent } from "../src/content-lint/content-file";
import { pagesOf, type ContentPage } from "../src/content-lint/content-pages";
import { assertDefined } from "../src/lib/assert-defined";
import { tryLiveEditing } from "./test-develop/live-editing";
import { repository, tryPointAndEdit } from "./test-develop/point-and-edit";
import type { DevSession } from "./test-develop/dev-session";

/**
 * `npm run test:develop`: runs `npm run develop` in a copy of the project and edits it as an editor would, in Chromium.
 * Times are printed and not judged.
 */

/** Limit for the whole run, in milliseconds. */
const limit = 170_000;

/** The step with the most pictures: they open large. */
const stepWithPictures = (folder: string): DevSession["step"] => {
  const pictures = ({ content }: ContentPage): number => textsOf(content, "imageFile").length;
  const steps = pagesOf(readContent(folder).files).filter(({ content }) => content.collection.type === "CaseStudyStep");
  const { path: address, content } = assertDefined(steps.sort((a, b) => pictures(b) - pictures(a))[0]);
  return { address, file: content.file };
};

const stopGroup = (child: ChildProcess): void => {
  if (child.pid === undefined || child.exitCode !== null) return;
  // Detached: it leads a process group, Gatsby's processes included.
  process.kill(-child.pid, "SIGTERM");
};

runMain(async () => {
  const port = await findFreePort();
  const copy = await makeScratchCopy(root);
  const packageFile = path.join(copy.root, "package.json");
  writeFileSync(packageFile, JSON.stringify({ ...JSON.parse(readFileSync(packageFile, "utf8")), repository }));
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  let output = "";
  const child = spawn(
    process.execPath,
    [commandFile("tsx"), path.join(copy.root, "scripts", "develop.ts"), "--port", String(port)],
    { cwd: copy.root, stdio: ["ignore", "pipe", "pipe"], detached: true },
  );
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const ended = new Promise<never>((_, reject) => {
    const fail = (why: string) => reject(new Error(`${why}:\n${output.slice(-3000)}`));
    child.once("exit", () => fail("Live editing ended by itself"));
    setTimeout(() => fail("Not done in time"), limit).unref();
  });
  const report = { total: 0, passes: 0 };
  const check = async (what: string, run: () => Promise<void>): Promise<void> => {
    report.total += 1;
    try {
      await run();
      report.passes += 1;
      console.log(`ok      ${what}`);
    } catch (error) {
      console.error(`FAILED  ${what}\n${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  };
  try {
    const begun = performance.now();
    while (!output.includes("You can now view")) {
      await Promise.race([new Promise((resolve) => setTimeout(resolve, 200)), ended]);
    }
    console.log(`The site is up after ${Math.round((performance.now() - begun) / 1000)} seconds.`);
    const page = await (await browser.newContext()).newPage();
    const open = async (address: string): Promise<void> => {
      await Promise.all([
        page.waitForEvent("websocket", (socket) => socket.url().includes("socket.io")),
        page.goto(`http://localhost:${port}${address}`, { timeout: limit }),
      ]);
      await page.locator("main h1").waitFor({ timeout: limit });
    };
    const session = { check, folder: copy.root, step: stepWithPictures(copy.root), page, open, output: () => output };
    await Promise.race([tryPointAndEdit(session).then(() => tryLiveEditing(session)), ended]);
  } finally {
    mkdirSync(path.join(root, "reports"), { recursive: true });
    writeFileSync(path.join(root, "reports", "develop.json"), JSON.stringify(report));
    ended.catch(() => undefined);
    stopGroup(child);
    await browser.close();
    // Gatsby writes files until it exits.
    await new Promise((resolve) => (child.exitCode === null ? child.once("exit", resolve) : resolve(undefined)));
    await copy.remove();
  }
});
