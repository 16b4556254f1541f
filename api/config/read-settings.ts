import { isEmailAddress } from "../../src/contact";
import { readHstsScope } from "../../src/lib/security-headers";
import { readSmtpAddress, SmtpAddressError } from "../mail/smtp-server";
import { ContactSettingsError, type Environment, type MailSetting, type ProxySetting } from "./settings";

const leastSecretLength = 32;

/** All settings of the function; .env.example explains each. */
export type ContactSettings = ReturnType<typeof readContactSettings>;

/**
 * Reads and checks every setting of the contact function.
 * @throws ContactSettingsError that lists all errors at once
 */
export const readContactSettings = (environment: Environment = processEnvironment()) => {
  const variables = readVariables(environment);
  const { text, error } = variables;
  const production = readProduction(variables);
  const hsts = readHstsScope(text("HSTS"));
  if (hsts === undefined) error("HSTS must be host, subdomains or preload.");
  const settings = {
    mail: readMail(production, variables),
    // Undefined: the studio's address from the content.
    from: text("CONTACT_FROM"),
    to: variables.list("CONTACT_TO"),
    // Undefined: a random one per process. Required in production.
    xsrfSecret: text("XSRF_SECRET"),
    redisUrl: text("REDIS_URL"),
    // Empty: the Host header of the request.
    origins: variables.list("SITE_ORIGINS") ?? [],
    proxy: readProxy(variables),
    hsts: hsts ?? "host",
    // Half of what Postfix allows one client by default.
    smtpConnections: variables.wholeNumber("SMTP_CONNECTIONS", 25, 1000),
    limit: {
      messages: variables.wholeNumber("RATE_LIMIT_MESSAGES", 20, 1_000_000),
      seconds: variables.wholeNumber("RATE_LIMIT_SECONDS", 600, 86_400),
    },
  };

  if (settings.from !== undefined && !isEmailAddress(settings.from)) error("CONTACT_FROM is not an email address.");
  if (settings.to?.every(isEmailAddress) === false) error("CONTACT_TO has an entry that is not an email address.");
  if (settings.xsrfSecret === undefined && production)
    error(
      `XSRF_SECRET is not set. In production all machines must share one. Set it to ${String(leastSecretLength)} or more random characters.`,
    );
  if (settings.xsrfSecret !== undefined && settings.xsrfSecret.length < leastSecretLength)
    error(`XSRF_SECRET must have at least ${String(leastSecretLength)} characters.`);
  if (settings.redisUrl !== undefined && !(URL.canParse(settings.redisUrl) && /^rediss?:\/\//u.test(settings.redisUrl)))
    error("REDIS_URL must begin with redis:// or rediss://.");
  if (settings.origins.some((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin))
    error(
      "SITE_ORIGINS must hold addresses such as https://www.example.com, with commas between and no slash at the end.",
    );

  if (variables.errors.length > 0) throw new ContactSettingsError(variables.errors);
  return settings;
};

/**
 * The environment at run time. Read through globalThis, because Gatsby's build inlines every
 * `process.env` into the function's bundle, secrets included.
 */
export const processEnvironment = (): Environment => globalThis.process.env;

const readProduction = (variables: Variables): boolean => {
  const { text, error } = variables;
  const value = text("CONTACT_ENV");
  if (value !== undefined && value !== "production" && value !== "development")
    error("CONTACT_ENV must be production or development.");
  // A serverless function's disk is temporary: the outbox is never allowed there.
  if (runsAsLambda(variables)) return true;
  return value === undefined ? buildsOnNetlify(variables) : value === "production";
};

const readMail = (production: boolean, { text, error }: Variables): MailSetting => {
  const address = text("SMTP_URL");
  const ehloName = text("SMTP_EHLO_NAME");
  if (ehloName !== undefined && !/^(?:[a-z\d-]+\.)+[a-z\d-]+$/iu.test(ehloName))
    error("SMTP_EHLO_NAME must be a host name such as www.example.com.");
  if (address === undefined && production)
    error(
      "SMTP_URL is not set. Without a mail server, messages in production would be lost. Set it to an address such as smtps://user:password@host:465.",
    );
  try {
    if (address !== undefined) return { kind: "smtp", server: readSmtpAddress(address), ehloName };
  } catch (thrown) {
    if (!(thrown instanceof SmtpAddressError)) throw thrown;
    error(`SMTP_URL ${thrown.message}.`);
  }
  return { kind: "outbox", folder: text("OUTBOX_DIR") ?? "outbox" };
};

const readProxy = (variables: Variables): ProxySetting => {
  const { text, error } = variables;
  const value = text("TRUSTED_PROXY");
  if (value === "netlify") return { kind: "netlify" };
  if (value === undefined) return { kind: isNetlify(variables) ? "netlify" : "none" };
  if (!/^\d$/u.test(value)) error("TRUSTED_PROXY must be netlify, or the number of trusted proxies, 0 to 9.");
  return value === "0" ? { kind: "none" } : { kind: "hops", count: Number(value) };
};

const runsAsLambda = ({ text }: Variables): boolean => text("AWS_LAMBDA_FUNCTION_NAME") !== undefined;

const buildsOnNetlify = ({ text }: Variables): boolean => text("NETLIFY") === "true" && text("NETLIFY_DEV") !== "true";

/** Netlify sets NETLIFY while it builds; a running function there has SITE_ID only. */
const isNetlify = (variables: Variables): boolean =>
  buildsOnNetlify(variables) || (runsAsLambda(variables) && variables.text("SITE_ID") !== undefined);

/** Reads environment variables and collects the errors in them. */
type Variables = ReturnType<typeof readVariables>;

const readVariables = (environment: Environment) => {
  const errors: string[] = [];
  const error = (message: string): void => {
    errors.push(message);
  };
  /** The variable's text, or undefined when it is not set, empty or blank. */
  const text = (name: string): string | undefined => {
    const value = environment[name]?.trim();
    return value === "" ? undefined : value;
  };
  /** Parts between commas. */
  const list = (name: string): readonly string[] | undefined =>
    text(name)
      ?.split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "");
  const wholeNumber = (name: string, otherwise: number, most: number): number => {
    const value = text(name);
    if (value === undefined) return otherwise;
    if (/^[1-9]\d{0,8}$/u.test(value) && Number(value) <= most) return Number(value);
    error(`${name} must be a whole number from 1 to ${most}.`);
    return otherwise;
  };
  return { errors, error, text, list, wholeNumber };
};
