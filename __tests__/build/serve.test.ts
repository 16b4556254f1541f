/** The commands that serve the site: they lose no message at a stop, and don't run where messages would be lost.
 * @jest-environment node */
import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { openSync, readdirSync } from "node:fs";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { send } from "../testing/contact-client";
import { freePort } from "../testing/listen";
import { startSmtpSink, textOf } from "../testing/smtp-sink";
import { until } from "../testing/until";
import { onCleanUp, temporaryFolder } from "../testing/clean-up";

const documented = [process.execPath, "--import", "tsx", "scripts/serve.ts"];
const secret = {
  XSRF_SECRET: "a secret that is long enough for production",
  CONTACT_TO: "studio@example.com",
  CONTACT_FROM: "web@example.com",
};

/** Signals a command and all that it started; 0 only asks. @returns whether anything of it is left */
const signalGroup = ({ pid = 0 }: ChildProcess, signal: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
};

/** Starts a command in the project's folder, with these settings of the server and no others. */
const start = ([program = "", ...parts]: readonly string[], settings: Record<string, string>, stdio: StdioOptions) => {
  const { PATH = "", HOME = "" } = process.env;
  const cwd = path.resolve(__dirname, "..", "..");
  const server = spawn(program, parts, { cwd, env: { PATH, HOME, ...settings }, stdio, detached: true });
  onCleanUp(() => signalGroup(server, "SIGKILL"));
  return { server, ended: once(server, "exit") };
};

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a command that is to serve. @returns its process, and its address once it answers */
const serve = async (command: readonly string[], settings: Record<string, string>, stdio: StdioOptions = "ignore") => {
  const port = await freePort();
  const started = start(command, { PORT: String(port), ...settings }, stdio);
  const url = `http://127.0.0.1:${port}`;
  await until(() => answers(url));
  return { ...started, url, contact: `${url}/api/contact` };
};

test.each([
  ["the documented command", "SIGTERM", documented],
  ["the documented command", "SIGINT", documented],
  ["the documented command", "SIGHUP", documented],
  ["the documented command", "SIGQUIT", documented],
  // npm and its shell end at once. Other signals than this npm passes on to nobody.
  ["npm run serve", "SIGTERM", ["npm", "run", "serve"]],
] as const)("%s finishes at %s what is under way, and ends", async (_name, signal, command) => {
  let answer: (() => void) | undefined;
  const sink = await startSmtpSink({
    onMailFrom: (_address, _session, done) => {
      answer = done;
    },
  });
  const { server, ended, url, contact } = await serve(command, { SMTP_URL: sink.url, ...secret });
  const response = send(contact);
  await until(() => answer !== undefined);
  // A supervisor may signal more than once.
  server.kill(signal);
  await until(async () => !(await answers(url)));
  server.kill(signal);
  answer?.();
  expect(await response).toMatchObject({ status: 200 });
  expect(sink.arrived.map(textOf)).toEqual(["Hello."]);
  await ended;
  await until(() => !signalGroup(server, 0));
});

test.each<[string, string[], Record<string, string>]>([
  ["nothing is said", [], {}],
  ["CONTACT_ENV is blank", [], { CONTACT_ENV: " " }],
  ["NODE_ENV is production, even for npm start", ["--development"], { NODE_ENV: "production" }],
])("refuses to start without a mail server where %s", async (_name, parts, settings) => {
  const { server, ended } = start([...documented, ...parts], { PORT: "0", ...settings }, "pipe");
  const said = server.stderr === null ? "" : await text(server.stderr);
  expect(said).toContain("SMTP_URL is not set.");
  expect(said).toContain("CONTACT_ENV=development");
  expect(await ended).toEqual([1, null]);
});

test("npm start serves this machine alone, and messages become files", async () => {
  const folder = temporaryFolder();
  const { url, contact } = await serve([...documented, "--development"], { OUTBOX_DIR: folder });
  expect(await send(contact)).toMatchObject({ status: 200 });
  expect(readdirSync(folder)).toHaveLength(1);
  const others = Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ internal, family }) => !internal && family === "IPv4").map(({ address }) => address),
  );
  for (const address of others) expect(await answers(url.replace("127.0.0.1", address))).toBe(false);
});

test.each([
  ["a full disk", () => openSync("/dev/full", "w")],
  ["a pipe that nobody reads", () => "pipe" as const],
])("starts and answers on though its output goes to %s", async (_name, output) => {
  const settings = { OUTBOX_DIR: temporaryFolder(), CONTACT_ENV: "development" };
  const { server, url, contact } = await serve(documented, settings, ["ignore", output(), output()]);
  server.stdout?.destroy();
  server.stderr?.destroy();
  // Each writes a line.
  for (let count = 0; count < 3; count += 1) expect(await send(contact)).toMatchObject({ status: 200 });
  expect(await answers(url)).toBe(true);
});
