import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect } from "@playwright/test";
import { onPath } from "../../scripts/find-chromium";
import { startFirefox } from "../engines/firefox";
import { onCleanUp, temporaryFolder } from "../testing/clean-up";

/**
 * Orca reads Firefox on a display and a D-Bus session of their own. Real keys are pressed; what Orca says is written to a
 * file by orca/speech_log.py. WebDriver opens pages and asks them questions, no more.
 */

/** What Orca said: a text, a role, the name of a key, or a page that was opened. */
interface Utterance {
  readonly kind: "text" | "role" | "key" | "page";
  readonly text: string;
}

/** The Debian packages that are not installed: each is named after its program, in lower case. */
export const missingPackages: readonly string[] = ["orca", "firefox-esr", "Xvfb", "dbus-daemon", "openbox", "xdotool"]
  .filter((program) => onPath([program]) === undefined)
  .map((program) => program.toLowerCase());

const settings = {
  // Orca needs the accessibility tree, and a focus that is the window's own: not what WebDriver recommends.
  "accessibility.force_disabled": -1,
  "remote.prefs.recommended": false,
  "browser.aboutwelcome.enabled": false,
  "datareporting.policy.dataSubmissionPolicyBypassNotification": true,
  "browser.translations.enable": false,
  "browser.urlbar.suggest.topsites": false,
  "signon.rememberSignons": false,
  // Backspace goes back. Orca takes Alt+Left for a key of its own and then says nothing.
  "browser.backspace_action": 0,
  // Pictures show the site's font, which is optional (font-display): Firefox otherwise waits 0.1 s for it.
  "gfx.downloadable_fonts.fallback_delay_short": 5000,
};

/** Words without punctuation and case, to compare names with speech. Whether a link was visited depends on the cache. */
export const normalizeSpeech = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word !== "visited").join(" ");

/** Without what Orca reads of a page that was opened, which `open` interrupts. */
const textOf = (utterances: readonly Utterance[]): string =>
  utterances.flatMap(({ kind, text }) => (kind === "page" ? [] : [text])).join(" ");

/** The first line that a program prints. */
const firstLine = async ({ stdout }: ChildProcess): Promise<string> =>
  stdout === null ? "" : String((await once(stdout, "data"))[0]).trim();

/** Orca reading Firefox. */
export type Session = Awaited<ReturnType<typeof startSession>>;

/** Starts a display, Orca and, when Orca speaks, Firefox; cleanUp ends them. Windows are at least 500 px wide. */
export const startSession = async (width = 1280) => {
  const folder = temporaryFolder();
  const log = path.join(folder, "speech.jsonl");
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DBUS_SESSION_BUS_ADDRESS: undefined,
    WAYLAND_DISPLAY: undefined,
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    LC_ALL: "C.UTF-8",
    SPEECH_LOG: log,
    GNOME_ACCESSIBILITY: "1",
    GSETTINGS_BACKEND: "memory",
    MOZ_ENABLE_WAYLAND: "0",
  };
  const run = (command: string, ...parts: readonly string[]): ChildProcess => {
    const program = spawn(command, parts, { env, stdio: ["ignore", "pipe", "ignore"] });
    // Orca ignores SIGTERM while Firefox ends.
    onCleanUp(() => program.kill(command === "orca" ? "SIGKILL" : "SIGTERM"));
    return program;
  };

  const speech = (): readonly Utterance[] => {
    const lines = existsSync(log) ? readFileSync(log, "utf8").split("\n").slice(0, -1) : [];
    return lines.map((line) => JSON.parse(line) as Utterance);
  };

  /** Waits until Orca has said nothing for a while. Silence has no event to wait for. */
  const silence = async (milliseconds: number): Promise<void> => {
    let count = -1;
    while (count !== speech().length) {
      count = speech().length;
      await setTimeout(milliseconds);
    }
  };

  /** Acts, and waits until Orca has said this, and then nothing more. */
  const hear = async (action: string, act: () => unknown, ...expected: readonly string[]): Promise<string> => {
    const from = speech().length;
    const heard = () => normalizeSpeech(textOf(speech().slice(from)));
    await act();
    for (const one of expected) {
      const message = `${action}: Orca says "${one}"`;
      await expect.poll(heard, { message, timeout: 20_000, intervals: [50] }).toContain(normalizeSpeech(one));
    }
    // Some keys have no answer.
    for (let waited = 0; speech().length === from && waited < 2000; waited += 50) await setTimeout(50);
    await silence(400);
    return heard();
  };
  const xdotool = (...parts: readonly string[]) => execFileSync("xdotool", parts, { env });

  const screen = ["-screen", "0", "1280x1000x24", "-nolisten", "tcp"];
  env["DISPLAY"] = `:${await firstLine(run("Xvfb", "-displayfd", "1", ...screen))}`;
  const bus = run("dbus-daemon", `--config-file=${__dirname}/orca/bus.conf`, "--nofork", "--print-address=1");
  env["DBUS_SESSION_BUS_ADDRESS"] = await firstLine(bus);
  run("openbox");
  const preferences = path.join(folder, "orca");
  cpSync(path.join(__dirname, "orca"), preferences, { recursive: true });
  // Now and then Orca finds no accessibility bus yet, and stays silent.
  const startOrca = async (): Promise<ChildProcess> => {
    const orca = run("orca", "--replace", "--user-prefs", preferences);
    await hear("start", () => undefined, "Screen reader on");
    return orca;
  };
  const orca = await startOrca().catch(startOrca);
  // An empty page, since the focus of a blank one is in the address bar.
  const browser = await startFirefox([`--width=${width}`, "--height=980", "data:text/html,"], settings, env);
  await silence(2000);
  /** Presses keys (names of xdotool) and waits until Orca has said this, and then nothing more. */
  const press = (keys: string, ...expected: readonly string[]): Promise<string> =>
    hear(keys, () => xdotool("key", "--clearmodifiers", "--delay", "60", ...keys.split(" ")), ...expected);
  return {
    browser,
    /** All that Orca has said so far, with what it read of pages by itself. */
    speech: () => speech().map(({ text }) => text),
    /** Opens an address, and interrupts Orca without a key when it begins to read the page. @returns what it said before */
    open: (url: string) =>
      hear(`open ${new URL(url).pathname}`, async () => {
        const from = speech().length;
        await browser.open(url);
        const reads = () =>
          speech()
            .slice(from)
            .some(({ kind }) => kind === "page");
        await expect.poll(reads, { message: "Orca reads the page", timeout: 15_000 }).toBe(true);
        orca.kill("SIGUSR1");
      }),
    press,
    /** Tabs until Orca says all of this of one control. @throws when it never does */
    tabTo: async (...words: readonly string[]): Promise<void> => {
      for (let presses = 0; presses < 40; presses += 1) {
        const said = await press("Tab");
        if (words.every((one) => said.includes(one))) return;
      }
      throw new Error(`Tab never leads to "${words.join(" ")}".`);
    },
    type: (text: string) => hear(`type ${text}`, () => xdotool("type", "--delay", "20", text)),
  };
};
