import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { chromium } from "@playwright/test";
import { makeScratchCopy } from "./scratch-copy";
import { tryLiveEditing } from "./develop/try-live-editing";
import { chromiumArguments, findChromium } from "./find-chromium";
import { commandFile, root, runMain } from "./run-command";

/**
 * `npm run test:develop`: starts live editing in a copy of the project, opens pages in Chromium, saves changes and
 * mistakes, and measures how long each takes to show. A command of its own: it is about time, so it wants the machine
 * for itself.
 */

/** How long the start may take, in milliseconds: Gatsby makes its bundle first. */
const startLimit = 600_000;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === "string") reject(new Error("There is no free port."));
        else resolve(address.port);
      });
    });
  });

const stopFamily = (child: ChildProcess): void => {
  if (child.pid === undefined || child.exitCode !== null) return;
  // The family of processes that it began is a group of its own.
  process.kill(-child.pid, "SIGTERM");
};

runMain(async () => {
  const port = await freePort();
  const copy = await makeScratchCopy(root);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  let output = "";
  const child = spawn(
    process.execPath,
    [commandFile("tsx"), path.join(copy.root, "scripts", "develop.ts"), "--port", String(port)],
    { cwd: copy.root, stdio: ["ignore", "pipe", "pipe"], detached: true },
  );
  const hear = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const ended = new Promise<never>((_, reject) => {
    child.once("exit", () => reject(new Error(`Live editing ended by itself:\n${output.slice(-3000)}`)));
  });
  try {
    const begun = performance.now();
    const up = async (): Promise<void> => {
      while (!output.includes("You can now view")) {
        if (performance.now() - begun > startLimit) throw new Error(`It does not start:\n${output.slice(-3000)}`);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    };
    await Promise.race([up(), ended]);
    console.log(`The site is up after ${Math.round((performance.now() - begun) / 1000)} seconds.`);
    const page = await browser.newPage();
    const running = { said: () => output, alive: () => child.exitCode === null };
    await Promise.race([tryLiveEditing(copy.root, `http://localhost:${port}`, page, running, startLimit), ended]);
    console.log("Live editing keeps its promises.");
  } finally {
    ended.catch(() => undefined);
    stopFamily(child);
    await browser.close();
    // Gatsby writes until it has ended.
    await new Promise((resolve) => (child.exitCode === null ? child.once("exit", resolve) : resolve(undefined)));
    await copy.remove();
  }
});
