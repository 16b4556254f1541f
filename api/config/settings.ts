import type { HstsScope } from "../../src/lib/security-headers";
import type { SmtpServer } from "../mail/smtp-server";

/** Which proxy's header gives the client's address. */
export type ProxySetting =
  { readonly kind: "none" } | { readonly kind: "hops"; readonly count: number } | { readonly kind: "netlify" };

/** All settings of the function; .env.example explains each. */
export interface ContactSettings {
  readonly mail:
    | { readonly kind: "smtp"; readonly server: SmtpServer; readonly ehloName: string | undefined }
    | { readonly kind: "outbox"; readonly folder: string };
  /** Connections to the mail server at once. */
  readonly smtpConnections: number;
  /** Undefined: the studio's address from the content. */
  readonly from: string | undefined;
  readonly to: readonly string[] | undefined;
  /** Undefined: a random one per process. Required in production. */
  readonly xsrfSecret: string | undefined;
  readonly redisUrl: string | undefined;
  /** Empty: the Host header of the request. */
  readonly origins: readonly string[];
  readonly proxy: ProxySetting;
  readonly hsts: HstsScope;
  readonly limit: { readonly messages: number; readonly seconds: number };
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** One or more settings are wrong. The message names each variable and quotes no value. */
export class ContactSettingsError extends Error {
  override readonly name = "ContactSettingsError";
  constructor(readonly errors: readonly string[]) {
    super(`The contact function cannot run with these settings:\n${errors.map((error) => `- ${error}`).join("\n")}`);
  }
}
