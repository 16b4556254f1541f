import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import os from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { z } from "zod";
import { onPath } from "../../scripts/find-chromium";
import { onCleanUp } from "../testing/clean-up";
import { Browser } from "./browser";

/** Marionette is Firefox's own form of WebDriver: JSON over TCP, each message behind its length in bytes and a colon. */
async function* messagesFrom(socket: Socket): AsyncGenerator<unknown> {
  let received = Buffer.alloc(0);
  for await (const part of socket) {
    received = Buffer.concat([received, Buffer.from(part)]);
    for (let start = 0; (start = received.indexOf(":") + 1) > 0;) {
      const end = start + Number(received.subarray(0, start - 1));
      if (received.length < end) break;
      yield JSON.parse(received.subarray(start, end).toString());
      received = received.subarray(end);
    }
  }
}

const answer = z.tuple([z.literal(1), z.number(), z.object({ message: z.string() }).nullable(), z.unknown()]);

const connectTo = async (port: number) => {
  const socket = connect(port, "127.0.0.1");
  onCleanUp(() => socket.destroy());
  const messages = messagesFrom(socket);
  // The first one greets.
  await messages.next();
  return async (command: string, parameters: object): Promise<unknown> => {
    const message = JSON.stringify([0, 1, command, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = answer.parse((await messages.next()).value);
    if (error !== null) throw new Error(`${command}: ${error.message}`);
    return z.object({ value: z.unknown() }).safeParse(result).data?.value;
  };
};

export const firefox = onPath(["firefox-esr", "firefox"]);

/** Starts Firefox with an empty profile and these settings of about:config; cleanUp ends it. */
export const startFirefox = async (
  parts: readonly string[] = ["--headless"],
  settings: Readonly<Record<string, string | number | boolean>> = {},
  env = process.env,
): Promise<Browser> => {
  const profile = mkdtempSync(path.join(os.tmpdir(), "firefox-"));
  onCleanUp(() => rmSync(profile, { recursive: true, force: true, maxRetries: 10 }));
  // A free port, which Firefox writes into the profile; and userChrome.css is read.
  const own = { "marionette.port": 0, "toolkit.legacyUserProfileCustomizations.stylesheets": true };
  const lines = Object.entries({ ...own, ...settings }).map(
    (entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});`,
  );
  writeFileSync(path.join(profile, "user.js"), lines.join("\n"));
  // Otherwise windows are at least 500 px wide.
  mkdirSync(path.join(profile, "chrome"));
  writeFileSync(path.join(profile, "chrome", "userChrome.css"), "* { min-width: 0 !important; }");
  const program = spawn(firefox ?? "firefox-esr", ["--marionette", "--no-remote", "--profile", profile, ...parts], {
    env,
  });
  onCleanUp(() => program.kill() && once(program, "exit"));
  const portFile = path.join(profile, "MarionetteActivePort");
  await expect.poll(() => existsSync(portFile), { timeout: 60_000 }).toBe(true);
  const send = await connectTo(Number(readFileSync(portFile, "utf8")));
  await send("WebDriver:NewSession", {});
  return new Browser(send);
};
