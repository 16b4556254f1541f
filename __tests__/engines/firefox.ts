import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { expect } from "@playwright/test";
import { onPath } from "../../scripts/find-chromium";
import { onCleanUp, temporaryFolder } from "../testing/clean-up";
import { Browser } from "./browser";

/** Marionette is Firefox's own form of WebDriver: JSON over TCP, each message behind its length in bytes and a colon. */
const connectTo = async (port: number) => {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  onCleanUp(() => socket.destroy());
  /** One command at a time is sent, and has one answer: nothing comes after it. */
  const receive = async (): Promise<string> => {
    let text = "";
    do text += String((await once(socket, "data"))[0]);
    while (text.length < text.indexOf(":") + 1 + Number.parseInt(text, 10));
    return Buffer.from(text.slice(text.indexOf(":") + 1), "latin1").toString();
  };
  // Firefox sends a greeting before any answer.
  await receive();
  return async (command: string, parameters: object): Promise<unknown> => {
    const message = JSON.stringify([0, 1, command, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = JSON.parse(await receive()) as [1, number, Error | null, { value: unknown } | null];
    if (error !== null) throw new Error(`${command}: ${error.message}`);
    return result?.value;
  };
};

export const firefox = onPath(["firefox-esr", "firefox"]);

/** Starts Firefox with an empty profile and these settings of about:config; cleanUp ends it. */
export const startFirefox = async (
  parts: readonly string[],
  settings: Readonly<Record<string, string | number | boolean>> = {},
  env = process.env,
): Promise<Browser> => {
  const profile = temporaryFolder();
  // A free port, which Firefox writes into the profile; and userChrome.css is read.
  const own = { "marionette.port": 0, "toolkit.legacyUserProfileCustomizations.stylesheets": true };
  const preferences = Object.entries({ ...own, ...settings }).map((entry) => JSON.stringify(entry).slice(1, -1));
  writeFileSync(path.join(profile, "user.js"), preferences.map((entry) => `user_pref(${entry});\n`).join(""));
  // Otherwise windows are at least 500 px wide.
  mkdirSync(path.join(profile, "chrome"));
  writeFileSync(path.join(profile, "chrome", "userChrome.css"), "* { min-width: 0 !important; }");
  const program = spawn(firefox ?? "firefox", ["--marionette", "--no-remote", "--profile", profile, ...parts], { env });
  onCleanUp(() => program.kill() && once(program, "exit"));
  const portFile = path.join(profile, "MarionetteActivePort");
  await expect.poll(() => existsSync(portFile), { timeout: 60_000 }).toBe(true);
  const send = await connectTo(Number(readFileSync(portFile, "utf8")));
  await send("WebDriver:NewSession", {});
  return new Browser(send);
};
