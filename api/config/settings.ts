import type { SmtpServer } from "../mail/smtp-server";

/** Whose word on the visitor's address is taken. */
export type ProxySetting =
  { readonly kind: "none" } | { readonly kind: "hops"; readonly count: number } | { readonly kind: "netlify" };

/** Everything about the function that is set from outside. The table in docs/contact.md explains each. */
export interface ContactSettings {
  readonly production: boolean;
  readonly mail:
    | { readonly kind: "smtp"; readonly servers: readonly SmtpServer[] }
    | { readonly kind: "outbox"; readonly folder: string };
  /** Left out: the studio's own address from the content. */
  readonly from: string | undefined;
  readonly to: readonly string[] | undefined;
  /** Left out: one made up for as long as the process lives. Never left out in production. */
  readonly xsrfSecret: string | undefined;
  readonly redisUrl: string | undefined;
  /** Empty: the host that the request was sent to. */
  readonly origins: readonly string[];
  readonly proxy: ProxySetting;
  readonly limit: { readonly messages: number; readonly seconds: number };
}

export type Environment = Readonly<Record<string, string | undefined>>;
