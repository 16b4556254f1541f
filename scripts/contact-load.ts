import { fork, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { cpus } from "node:os";
import { SMTPServer } from "smtp-server";
import contact from "../api/handler";

/**
 * `npx tsx scripts/contact-load.ts [seconds]`: puts the contact function under load and counts.
 *
 * On this machine only: a real mail server, the function in a process of its own with 200 posts at
 * once, and then a steady stream for `seconds` (60 unless said, 600 at most). Ends with 1 when a
 * message was lost, came twice, or got an answer that is none.
 */
const atOnce = 200;
const perSecond = 20;
const limit = 20;
const seconds = Math.min(Math.max(Number(process.argv[2] ?? "60") || 60, 1), 600);

interface Answer {
  readonly mark: string;
  readonly status: number;
  readonly ms: number;
  readonly wellFormed: boolean;
}

/** How often each marked message arrived. */
const arrived = new Map<string, number>();

const startMailServer = async (): Promise<SMTPServer> => {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      let mail = "";
      stream.setEncoding("latin1").on("data", (part: string) => {
        mail += part;
      });
      stream.on("end", () => {
        const mark = /mark ([0-9a-f-]{36})/u.exec(mail)?.[1] ?? "unmarked";
        arrived.set(mark, (arrived.get(mark) ?? 0) + 1);
        done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return server;
};

const portOf = (server: Pick<Server, "address">): number => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
};

/** The function in a process of its own: this file again, told to serve. */
const startFunction = async (mailPort: number): Promise<{ readonly child: ChildProcess; readonly url: string }> => {
  const child = fork(__filename, ["serve"], {
    execArgv: ["--import", "tsx"],
    // The function's log would drown the figures.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      PATH: process.env["PATH"],
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      // Each message comes from a visitor of its own, as the header of a proxy would say.
      TRUSTED_PROXY: "1",
      RATE_LIMIT_MESSAGES: String(limit),
    },
  });
  const port = await new Promise<unknown>((resolve) => child.once("message", resolve));
  return { child, url: `http://127.0.0.1:${String(port)}/api/contact` };
};

const fetchToken = async (url: string): Promise<string> => {
  const { headers } = await fetch(url, { headers: { Accept: "application/json" } });
  return /^XSRF-TOKEN=([^;]+)/u.exec(headers.get("set-cookie") ?? "")?.[1] ?? "";
};

let clients = 0;
const newVisitor = (): string => {
  clients += 1;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
};

const post = async (url: string, token: string, client: string): Promise<Answer> => {
  const mark = randomUUID();
  const begun = performance.now();
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: new URL(url).origin,
      Cookie: `XSRF-TOKEN=${token}`,
      "X-XSRF-TOKEN": token,
      "X-Forwarded-For": client,
      "Idempotency-Key": mark,
    },
    body: JSON.stringify({ email: "client@example.com", message: `A message with the mark ${mark}.` }),
  });
  const body = await response.text();
  return {
    mark,
    status: response.status,
    ms: performance.now() - begun,
    wellFormed:
      body === '{"status":200}' ||
      (body.startsWith(`{"status":${response.status},"body":"`) &&
        (response.status !== 429 || response.headers.get("retry-after") !== null)),
  };
};

/** Prints the counts of one round. @returns whether all is as it must be */
const report = (name: string, answers: readonly Answer[], expected: number): boolean => {
  const accepted = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 429);
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number): string =>
    `${Math.round(times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0)} ms`;
  const figures = {
    sent: answers.length,
    accepted: accepted.length,
    "refused with 429": refused.length,
    "other answers": answers.length - accepted.length - refused.length,
    malformed: answers.filter(({ wellFormed }) => !wellFormed).length,
    arrived: answers.filter(({ mark }) => arrived.has(mark)).length,
    lost: accepted.filter(({ mark }) => !arrived.has(mark)).length,
    doubled: answers.filter(({ mark }) => (arrived.get(mark) ?? 0) > 1).length,
    "arrived though refused": answers.filter(({ mark, status }) => status !== 200 && arrived.has(mark)).length,
    "median time": at(0.5),
    "95th percentile": at(0.95),
    slowest: at(1),
  };
  console.log(`\n${name}`);
  for (const [label, figure] of Object.entries(figures)) console.log(`  ${label.padEnd(24)}${figure}`);
  const errors = [
    figures.lost,
    figures.doubled,
    figures.malformed,
    figures["other answers"],
    figures["arrived though refused"],
  ];
  return errors.every((count) => count === 0) && figures.accepted === expected && figures.arrived === expected;
};

const steadily = async (send: () => Promise<Answer>): Promise<readonly Answer[]> => {
  const sent: Promise<Answer>[] = [];
  const begun = performance.now();
  while (sent.length < seconds * perSecond) {
    const due = begun + (sent.length * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(due - performance.now(), 0)));
    sent.push(send());
  }
  return Promise.all(sent);
};

const main = async (): Promise<void> => {
  const mailServer = await startMailServer();
  const { child, url } = await startFunction(portOf(mailServer.server));
  try {
    console.log(`Node ${process.version}, ${cpus().length} processors, all on this machine.`);
    const token = await fetchToken(url);
    const crowd = await Promise.all(Array.from({ length: atOnce }, async () => post(url, token, newVisitor())));
    const one = newVisitor();
    const single = await Promise.all(Array.from({ length: atOnce }, async () => post(url, token, one)));
    const stream = await steadily(async () => post(url, token, newVisitor()));
    const well = [
      report(`${atOnce} at once, each from another client`, crowd, atOnce),
      report(`${atOnce} at once, all from one client, who may send ${limit}`, single, limit),
      report(`${perSecond} a second for ${seconds} seconds`, stream, seconds * perSecond),
    ];
    if (well.includes(false) || arrived.has("unmarked")) process.exitCode = 1;
  } finally {
    child.kill();
    await new Promise<void>((resolve) => {
      mailServer.close(resolve);
    });
  }
};

if (process.argv[2] === "serve") {
  const server = createServer((request, response) => void contact(request, response));
  server.listen(0, "127.0.0.1", () => process.send?.(portOf(server)));
} else void main();
