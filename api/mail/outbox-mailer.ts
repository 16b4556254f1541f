import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { ContactMail } from "./compose";
import type { Mailer } from "./delivery";
import { errorCode } from "./error-code";

/**
 * Writes each mail as an .eml file: for development without a mail server. Only the user may read the files.
 * Renamed when it is whole.
 * @param folder created if missing
 */
export const outboxMailer = (folder: string): Mailer => ({
  deliver: async (mail) => {
    try {
      return { kind: "filed", file: await fileMail(mail, folder) };
    } catch (error) {
      return { kind: "unavailable", smtp: errorCode(error), refused: [] };
    }
  },
});

const fileMail = async (mail: ContactMail, folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await composer.sendMail(mail);
  if (!Buffer.isBuffer(message)) throw new TypeError("The composed mail is not a buffer.");

  const id = randomUUID();
  const name = `${mail.date.toISOString().replace(/[:.]/gu, "-")}-${id.slice(0, 8)}.eml`;
  const unfinished = join(folder, `.${id}.part`);
  await writeFile(unfinished, message, { mode: 0o600 });
  await rename(unfinished, join(folder, name));
  return join(folder, name);
};
