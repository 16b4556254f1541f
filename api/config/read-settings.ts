import { isEmailAddress } from "../../src/contact/schema";
import { readHstsScope } from "../../src/lib/security-headers";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Which proxy's header gives the client's address: Netlify's own, or that of a number of trusted proxies, 0 to 9. */
export type ProxySetting = "netlify" | number;

/** One or more settings are wrong. The message names each variable and quotes no value. */
export class ContactSettingsError extends Error {
  constructor(readonly errors: readonly string[]) {
    super(`The contact function cannot run with these settings:\n${errors.map((error) => `- ${error}`).join("\n")}`);
  }
}

/** Parts between commas. */
const partsOf = (text: string): readonly string[] => text.split(",").flatMap((part) => part.trim() || []);

const isHostName = (text: string): boolean => /^(?:[a-z\d-]+\.)+[a-z\d-]+$/iu.test(text);
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
/** nodemailer reads it: it would take a query for more options, and a wrong % as it is. */
const isSmtpUrl = (text: string): boolean =>
  /^smtps?:\/\/(?:[^/?#%]|%[\da-f]{2})+\/?$/iu.test(text) && URL.canParse(text);
const isRedisUrl = (text: string): boolean => URL.canParse(text) && /^rediss?:\/\//u.test(text);
const isNumberTo = (most: number) => (text: string) => /^[1-9]\d*$/u.test(text) && Number(text) <= most;

/** What each variable must be where it is set. */
const rules: Readonly<Record<string, readonly [isRight: (text: string) => boolean, rule: string]>> = {
  CONTACT_ENV: [(text) => /^(?:production|development)$/u.test(text), "must be production or development"],
  SMTP_URL: [
    isSmtpUrl,
    "must be an address such as smtps://user:password@host:465, with nothing after the port, and %25 for a % in it",
  ],
  SMTP_EHLO_NAME: [isHostName, "must be a host name such as www.example.com"],
  SMTP_CONNECTIONS: [isNumberTo(1000), "must be a whole number from 1 to 1000"],
  CONTACT_FROM: [isEmailAddress, "is not an email address"],
  CONTACT_TO: [(text) => partsOf(text).every(isEmailAddress), "has an entry that is not an email address"],
  XSRF_SECRET: [({ length }) => length >= 32, "must have at least 32 characters"],
  REDIS_URL: [isRedisUrl, "must begin with redis:// or rediss://"],
  SITE_ORIGINS: [
    (text) => partsOf(text).every(isOrigin),
    "must hold addresses such as https://www.example.com, with commas between and no slash at the end",
  ],
  TRUSTED_PROXY: [
    (text) => /^(?:netlify|\d)$/u.test(text),
    "must be netlify, or the number of trusted proxies, 0 to 9",
  ],
  HSTS: [(text) => readHstsScope(text) !== undefined, "must be host, subdomains or preload"],
  RATE_LIMIT_MESSAGES: [isNumberTo(1_000_000), "must be a whole number from 1 to 1000000"],
  RATE_LIMIT_SECONDS: [isNumberTo(86_400), "must be a whole number from 1 to 86400"],
};

/** What must be set in production, and why. */
const neededInProduction: Readonly<Record<string, string>> = {
  SMTP_URL:
    "Without it messages would be lost. Set it to an address such as smtps://user:password@host:465, " +
    "or, on your own machine, CONTACT_ENV=development.",
  // The addresses in the content may be invented: a mail to them would bounce after the visitor was thanked.
  CONTACT_TO: "Nobody would get the messages. Set it to the addresses that you read, with commas between.",
  CONTACT_FROM: "Mail servers would refuse the messages. Set it to an address that yours may send from.",
  XSRF_SECRET: "All machines must share one. Set it to 32 or more random characters.",
};

/** All settings of the function; .env.example explains each. */
export type ContactSettings = ReturnType<typeof readContactSettings>;

/**
 * Reads and checks every setting of the contact function.
 * @throws ContactSettingsError that lists all errors at once
 */
export const readContactSettings = (environment: Environment = processEnvironment()) => {
  /** The variable's text; undefined when it is not set, empty or blank. */
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;
  // Netlify and its command line set these while they build; a running function there has SITE_ID only.
  const buildsForNetlify = (text("NETLIFY") ?? text("NETLIFY_LOCAL")) !== undefined && text("NETLIFY_DEV") !== "true";
  const runsAsLambda = text("AWS_LAMBDA_FUNCTION_NAME") !== undefined;
  const isNetlify = buildsForNetlify || (runsAsLambda && text("SITE_ID") !== undefined);
  // A serverless function's disk is temporary: the outbox is never allowed there.
  const isProduction = runsAsLambda || (text("CONTACT_ENV") ?? (buildsForNetlify ? "production" : "")) === "production";

  const smtpUrl = text("SMTP_URL");
  const errors = [
    ...Object.entries(isProduction ? neededInProduction : {}).flatMap(([name, why]) =>
      text(name) === undefined ? `${name} is not set. ${why}` : [],
    ),
    ...Object.entries(rules).flatMap(([name, [isRight, rule]]) => {
      const value = text(name);
      return value === undefined || isRight(value) ? [] : `${name} ${rule}.`;
    }),
  ];
  if (errors.length > 0) throw new ContactSettingsError(errors);

  const to = text("CONTACT_TO");
  const trusted = text("TRUSTED_PROXY") ?? (isNetlify ? "netlify" : "0");
  const proxy: ProxySetting = trusted === "netlify" ? trusted : Number(trusted);
  return {
    /** Undefined: messages go to the outbox. */
    smtp: smtpUrl === undefined ? undefined : { url: smtpUrl, ehloName: text("SMTP_EHLO_NAME") },
    outbox: text("OUTBOX_DIR") ?? "outbox",
    // Undefined: the studio's address from the content.
    from: text("CONTACT_FROM"),
    to: to === undefined ? undefined : partsOf(to),
    // Undefined: a random one per process.
    xsrfSecret: text("XSRF_SECRET"),
    redisUrl: text("REDIS_URL"),
    // Empty: the Host header of the request.
    origins: partsOf(text("SITE_ORIGINS") ?? ""),
    proxy,
    hsts: readHstsScope(text("HSTS")) ?? "host",
    // Half of what Postfix allows one client by default.
    smtpConnections: Number(text("SMTP_CONNECTIONS") ?? 25),
    limit: {
      messages: Number(text("RATE_LIMIT_MESSAGES") ?? 20),
      seconds: Number(text("RATE_LIMIT_SECONDS") ?? 600),
    },
  };
};

/**
 * The environment at run time. Read through globalThis, because Gatsby's build inlines every
 * `process.env` into the function's bundle, secrets included.
 */
export const processEnvironment = (): Environment => globalThis.process.env;
