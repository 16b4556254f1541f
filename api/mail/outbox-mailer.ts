import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Delivery, Mailer } from "./delivery";

/**
 * Writes each mail as an .eml file: for development without a mail server. Only the user may read the files.
 * Renamed when it is whole. The folder is created if missing.
 */
export const outboxMailer = (folder: string): Mailer => ({
  deliver: async (mail) => {
    const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
    const { message } = await composer.sendMail(mail);
    if (!Buffer.isBuffer(message)) throw new TypeError("The composed mail is not a buffer.");

    const id = randomUUID();
    const file = join(folder, `${mail.date.toISOString().replace(/[:.]/gu, "-")}-${id.slice(0, 8)}.eml`);
    const unfinished = join(folder, `.${id}.part`);
    return mkdir(folder, { recursive: true, mode: 0o700 })
      .then(() => writeFile(unfinished, message, { mode: 0o600 }))
      .then(() => rename(unfinished, file))
      .then(
        (): Delivery => ({ name: "sent", logged: { file } }),
        // The system's words: a code and a path.
        ({ message: error }: Error) => ({ name: "mail-unavailable", logged: { error: `OUTBOX_DIR: ${error}` } }),
      );
  },
});
