import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { chromium } from "@playwright/test";
import { makeScratchCopy } from "./scratch-copy";
import { tryLiveEditing } from "./develop/try-live-editing";
import { chromiumArguments, findChromium } from "./find-chromium";
import { commandFile, root, runMain } from "./run-command";

/**
 * `npm run test:develop`: runs `npm run develop` in a copy of the project and measures how long saved changes and
 * content errors take to show in Chromium. Not part of `npm test`: it measures time and needs an idle machine.
 */

/** Limit for the start, in milliseconds: Gatsby bundles first. */
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

const stopGroup = (child: ChildProcess): void => {
  if (child.pid === undefined || child.exitCode !== null) return;
  // Detached: it leads a process group, Gatsby's processes included.
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
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
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
    const running = { output: () => output, alive: () => child.exitCode === null };
    await Promise.race([tryLiveEditing(copy.root, `http://localhost:${port}`, page, running, startLimit), ended]);
    console.log("Live editing works.");
  } finally {
    ended.catch(() => undefined);
    stopGroup(child);
    await browser.close();
    // Gatsby writes files until it exits.
    await new Promise((resolve) => (child.exitCode === null ? child.once("exit", resolve) : resolve(undefined)));
    await copy.remove();
  }
});
