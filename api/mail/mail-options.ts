import type { SendMailOptions } from "nodemailer";
import type { ContactMail } from "./delivery";

/**
 * The mail as nodemailer options. Addresses are objects, so that none is parsed as a list. Quoted-printable
 * preserves long lines, trailing spaces, and lines that begin with a dot or "From ". Access to files and URLs is off.
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
  // Against replies of vacation programs (RFC 3834, 5).
  headers: { "Auto-Submitted": "auto-generated" },
  disableFileAccess: true,
  disableUrlAccess: true,
});
