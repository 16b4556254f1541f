import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mailer } from "./delivery";

/**
 * Writes each mail as an .eml file: for development without a mail server. Only the user may read the files.
 * Renamed when it is whole. The folder is created if missing.
 */
export const outboxMailer = (folder: string): Mailer => ({
  deliver: async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
    const { message } = await composer.sendMail(mail);
    if (!Buffer.isBuffer(message)) throw new TypeError("The composed mail is not a buffer.");

    const id = randomUUID();
    const file = join(folder, `${mail.date.toISOString().replace(/[:.]/gu, "-")}-${id.slice(0, 8)}.eml`);
    const unfinished = join(folder, `.${id}.part`);
    await writeFile(unfinished, message, { mode: 0o600 });
    await rename(unfinished, file);
    return { name: "sent", logged: { file } };
  },
});
