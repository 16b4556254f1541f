/** @jest-environment node */
import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { endProcess, findFreePort, untilOpen } from "./helpers/processes";
import { send } from "./helpers/client";
import { mailerTo, plainSmtp, startTestServer } from "./helpers/server";

// The mail server of the other tests comes from the makers of the mail library. This one does not:
// aiosmtpd, by the Python community, in a process of its own, which files what arrives in a Maildir.

const python = process.env["PYTHON"] ?? "python3";
const available = spawnSync(python, ["-c", "import aiosmtpd"]).status === 0;
const reason = "skipped: this machine has no aiosmtpd (Debian: apt-get install python3-aiosmtpd)";
if (!available) console.warn(`The test against another mail server is ${reason}`);

(available ? test : test.skip)(
  available ? "what was typed arrives at a mail server of other makers" : reason,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "maildir-"));
    const mailbox = join(folder, "mail");
    const port = await findFreePort();
    const server = spawn(
      python,
      ["-m", "aiosmtpd", "-n", "-l", `127.0.0.1:${port}`, "-c", "aiosmtpd.handlers.Mailbox", mailbox],
      {
        stdio: "ignore",
      },
    );
    const api = await startTestServer({ mailer: mailerTo([plainSmtp(port)]) });
    try {
      await untilOpen(port);
      const messages = [
        ".\n..dots\nFrom here on\n.",
        "Größe مرحبا שלום 你好 👩🏽‍🦽‍➡️",
        "  spaces  \n\ttab\t\n\n\n",
        "x".repeat(5000),
        "€".repeat(5000),
      ];
      for (const message of messages) expect(await send(api.url, { message })).toMatchObject({ status: 200 });

      const files = await readdir(join(mailbox, "new"));
      const mails = await Promise.all(
        files.map(async (file) => PostalMime.parse(await readFile(join(mailbox, "new", file)))),
      );
      const texts = mails.map(({ text }) => text?.replace(/\r\n/gu, "\n").replace(/\n$/u, ""));
      expect(texts.sort()).toEqual([...messages].sort());
      for (const { replyTo } of mails) expect(replyTo).toEqual([{ name: "", address: "dana@example.com" }]);
    } finally {
      await api.close();
      await endProcess(server);
      await rm(folder, { recursive: true, force: true });
    }
  },
);
