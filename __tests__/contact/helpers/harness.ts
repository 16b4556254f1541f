import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import type { Email } from "postal-mime";
import { signToken } from "../../../api/security/signed-token";
import { handleRequest } from "../../../api/handle-request";
import type { Mailer } from "../../../api/mail/delivery";
import { mailOptions } from "../../../api/mail/mail-options";
import type { ContactRequest, ContactResponse } from "../../../api/http/request";
import type { ContactDependencies } from "../../../api/config/dependencies";
import { testDependencies } from "./server";

/** Calls the function without a server. Mails are composed for real and parsed. */
export interface Harness {
  readonly ask: (request: Partial<ContactRequest>) => Promise<ContactResponse>;
  /** The headers of the form's script, with a valid token. */
  readonly headers: Readonly<Record<string, string>>;
  readonly mails: { readonly email: Email; readonly raw: string; readonly to: readonly string[] }[];
}

export const createHarness = (changes: Partial<ContactDependencies> = {}): Harness => {
  const mails: { email: Email; raw: string; to: readonly string[] }[] = [];
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const mailer: Mailer = {
    deliver: async (mail) => {
      const { message, envelope } = await composer.sendMail(mailOptions(mail));
      if (!Buffer.isBuffer(message)) throw new TypeError("The composed mail is not a buffer.");
      const raw = message.toString("latin1");
      mails.push({ email: await PostalMime.parse(Buffer.from(raw, "latin1")), raw, to: envelope.to });
      return { kind: "accepted", smtp: 250 };
    },
  };
  const dependencies = testDependencies({ mailer, ...changes });
  const token = signToken(dependencies.secret, Date.now());
  return {
    mails,
    headers: {
      host: "site.example",
      origin: "https://site.example",
      "content-type": "application/json",
      cookie: `XSRF-TOKEN=${token}`,
      "x-xsrf-token": token,
    },
    ask: async (request) =>
      handleRequest(
        {
          method: "POST",
          headers: {},
          body: { kind: "whole", bytes: Buffer.alloc(0) },
          peerAddress: "203.0.113.1",
          encrypted: true,
          ...request,
        },
        dependencies,
      ),
  };
};

export const bodyOf = (text: string | Uint8Array): ContactRequest["body"] => ({
  kind: "whole",
  bytes: Buffer.from(text),
});
