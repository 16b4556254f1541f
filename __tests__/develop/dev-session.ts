import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test as base } from "@playwright/test";
import { findFreePort } from "../../scripts/free-port";
import { root } from "../../scripts/run-command";
import { makeScratchCopy } from "../../scripts/scratch-copy";

/** The running `npm run develop` of a copy of the project. */
export interface DevSession {
  /** The copy, absolute. */
  readonly folder: string;
  /** Without a slash at the end. */
  readonly address: string;
  /** What the process has printed. */
  readonly output: () => string;
}

export const pricingIn = (folder: string): string => path.join(folder, "content", "pages", "pricing", "pricing.yaml");

/** Changes a text file as `sed -i` and many editors do: writes another and renames it over the first. */
export const edit = (file: string, from: RegExp, to: string): void => {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(from, to);
  expect(changed, `${file} after a change`).not.toBe(text);
  writeFileSync(`${file}.tmp`, changed);
  renameSync(`${file}.tmp`, file);
};

/** Limit for a start of Gatsby without a cache, in milliseconds. */
export const startLimit = 300_000;

export const test = base.extend<
  { readonly open: (address: string) => Promise<void> },
  { readonly session: DevSession }
>({
  session: [
    // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern.
    async ({}, provide) => {
      const copy = await makeScratchCopy(root);
      edit(pricingIn(copy.root), /^pageHeader:$/mu, "pageHaeder:");
      const port = await findFreePort();
      const child = spawn("npm", ["run", "develop", "--", "--port", String(port)], { cwd: copy.root, detached: true });
      let output = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.on("data", (chunk: Buffer) => {
          output += chunk.toString();
        });
      }
      // As Ctrl+C does: to all processes of the terminal.
      const stop = () => process.kill(-(child.pid ?? 0), "SIGINT");
      process.once("exit", stop);
      try {
        await expect.poll(() => output, { timeout: 60_000 }).toContain("fix:   Write pageHeader:");
        edit(pricingIn(copy.root), /^pageHaeder:$/mu, "pageHeader:");
        await expect.poll(() => output, { timeout: startLimit }).toContain(`http://localhost:${port}/`);
        await provide({ folder: copy.root, address: `http://localhost:${port}`, output: () => output });
      } catch (error) {
        throw new Error(`npm run develop printed:\n${output.slice(-3000)}`, { cause: error });
      } finally {
        process.off("exit", stop);
        stop();
        await once(child, "close");
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
