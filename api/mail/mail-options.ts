import type { SendMailOptions } from "nodemailer";
import type { ContactMail } from "./delivery";

/**
 * The mail in nodemailer's words. Addresses are given as objects, so that none is read as a list.
 * Quoted-printable keeps every character through every server: long lines, trailing spaces, lines
 * that begin with a dot or with "From ". Files and addresses are never fetched.
 */
export const mailOptions = (mail: ContactMail): SendMailOptions => ({
  messageId: mail.messageId,
  date: mail.date,
  from: mail.from,
  to: mail.to.map((address) => ({ name: "", address })),
  replyTo: { name: "", address: mail.replyTo },
  subject: mail.subject,
  text: mail.text,
  encoding: "quoted-printable",
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
});
