import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "@playwright/test";
import { onPath } from "../../scripts/find-chromium";
import { freePort } from "../testing/listen";
import { onCleanUp } from "../testing/clean-up";
import { Browser, commandPaths } from "./browser";

/** The driver of WebKitGTK's MiniBrowser, which needs a display. */
export const webkit = onPath(["Xvfb"]) && onPath(["WebKitWebDriver"]);

const post = async (url: string, parameters: object): Promise<unknown> => {
  // A script that is asked while the page changes may get no answer: then the same is asked again.
  const signal = AbortSignal.timeout(url.endsWith("/execute/sync") ? 10_000 : 60_000);
  const response = await fetch(url, { method: "POST", body: JSON.stringify(parameters), signal });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
};

/** Starts WebKitGTK's MiniBrowser with an empty profile on a display of its own; cleanUp ends it. */
export const startWebKit = async (): Promise<Browser> => {
  const screen = spawn(onPath(["Xvfb"]) ?? "", ["-displayfd", "1"], { stdio: ["ignore", "pipe", "ignore"] });
  onCleanUp(() => screen.kill());
  const display = `:${String((await once(screen.stdout, "data"))[0]).trim()}`;
  // GTK reads gtk-3.0/gtk.css here. Without a session bus nothing else is started and stays.
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: __dirname, DBUS_SESSION_BUS_ADDRESS: "disabled:" };
  const port = await freePort();
  const service = spawn(webkit ?? "", [`--port=${port}`], { env });
  onCleanUp(() => service.kill());
  const sessions = `http://127.0.0.1:${port}/session`;
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { args: ["--automation"] } } };
  let session = "";
  await expect(async () => {
    const { sessionId } = (await post(sessions, { capabilities })) as { readonly sessionId: string };
    session = `${sessions}/${sessionId}`;
  }).toPass({ timeout: 30_000 });
  onCleanUp(() => fetch(session, { method: "DELETE" }));
  return new Browser((command, parameters) => post(`${session}/${commandPaths[command]}`, parameters));
};
