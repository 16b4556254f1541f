// Wrong settings stop the build or the start before a message is lost; an error names the variable and quotes no value.
import { readContactSettings, type Environment } from "./read-settings";

const reading = (environment: Environment) => () => readContactSettings(environment);

test("with nothing set, on a developer's machine: an outbox, and everything has a value", () => {
  expect(readContactSettings({})).toEqual({
    outbox: "outbox",
    origins: [],
    proxy: 0,
    hsts: "host",
    smtpConnections: 25,
    limit: { messages: 20, seconds: 600 },
  });
});

test("lists between commas, and numbers", () => {
  const environment = {
    CONTACT_TO: "one@example.com, two@example.com",
    SITE_ORIGINS: "https://www.example.com, https://example.com",
    TRUSTED_PROXY: "2",
    HSTS: "subdomains",
    RATE_LIMIT_MESSAGES: "5",
    RATE_LIMIT_SECONDS: "60",
  };
  expect(readContactSettings(environment)).toMatchObject({
    to: ["one@example.com", "two@example.com"],
    origins: ["https://www.example.com", "https://example.com"],
    proxy: 2,
    hsts: "subdomains",
    limit: { messages: 5, seconds: 60 },
  });
});

test.each(["host", "subdomains", "preload"])("HSTS may be %s", (hsts) => {
  expect(readContactSettings({ HSTS: hsts })).toMatchObject({ hsts });
});

test.each<[string, Environment]>([
  ["by an explicit setting", { CONTACT_ENV: "production" }],
  ["while Netlify builds", { NETLIFY: "true" }],
  ["while its command line builds on another machine", { NETLIFY_LOCAL: "true" }],
  ["while a function runs, whatever CONTACT_ENV is", { AWS_LAMBDA_FUNCTION_NAME: "a", CONTACT_ENV: "development" }],
  ["with settings that are blank", { CONTACT_ENV: "production", SMTP_URL: " ", XSRF_SECRET: "" }],
])("where messages would be lost, it fails: %s", (_name, environment) => {
  expect(reading(environment)).toThrow(/SMTP_URL is not set[\s\S]*XSRF_SECRET is not set/u);
});

test("but not for a preview on Netlify that says so, and Netlify's own emulator", () => {
  expect(reading({ NETLIFY: "true", CONTACT_ENV: "development" })).not.toThrow();
  expect(reading({ NETLIFY_LOCAL: "true", NETLIFY_DEV: "true" })).not.toThrow();
});

test.each<[string, Environment, RegExp]>([
  ["a web address", { SMTP_URL: "https://mail.example.com" }, /SMTP_URL .*smtps:/u],
  ["no host", { SMTP_URL: "smtp://user:secret@" }, /SMTP_URL .*host/u],
  ["options after it", { SMTP_URL: "smtp://mail.example.com/?secure=false" }, /SMTP_URL .*after the port/u],
  ["a lone percent sign", { SMTP_URL: "smtp://u:100%@mail.example.com" }, /SMTP_URL .*%25/u],
  ["a recipient that is none", { CONTACT_TO: "studio" }, /CONTACT_TO/u],
  ["a short secret", { XSRF_SECRET: "short" }, /XSRF_SECRET must have at least 32/u],
  ["a store that is not Redis", { REDIS_URL: "http://127.0.0.1" }, /REDIS_URL/u],
  ["an origin with a path", { SITE_ORIGINS: "https://example.com/" }, /SITE_ORIGINS/u],
  ["a proxy nobody knows", { TRUSTED_PROXY: "yes" }, /TRUSTED_PROXY/u],
  ["a name with a command", { SMTP_EHLO_NAME: "x.example\r\nMAIL" }, /SMTP_EHLO_NAME/u],
  ["a scope of HSTS that isn't one", { HSTS: "domain" }, /HSTS must be host, subdomains or preload/u],
  ["an environment that isn't one", { CONTACT_ENV: "prod" }, /CONTACT_ENV must be production or development/u],
  ["a limit of none", { RATE_LIMIT_MESSAGES: "0" }, /RATE_LIMIT_MESSAGES/u],
  [
    "all at once, without their values",
    { SMTP_URL: "http://user:hunter2@mail", XSRF_SECRET: "hunter3", REDIS_URL: "hunter4", CONTACT_TO: "hunter5" },
    /^.*(?:\n- (?!.*hunter).*){4}$/u,
  ],
])("names the variable: %s", (_name, environment, message) => {
  expect(reading(environment)).toThrow(message);
});

test.each([
  ["while Netlify builds", { NETLIFY: "true" }, "netlify"],
  ["in its function", { AWS_LAMBDA_FUNCTION_NAME: "contact", SITE_ID: "1" }, "netlify"],
  ["in another's function", { AWS_LAMBDA_FUNCTION_NAME: "contact" }, 0],
  ["where a setting says so", { NETLIFY: "true", TRUSTED_PROXY: "0" }, 0],
])("the client's address comes from Netlify only there: %s", (_name, environment, proxy) => {
  const production = { SMTP_URL: "smtps://mail.example", XSRF_SECRET: "0123456789abcdef0123456789abcdef" };
  expect(readContactSettings({ ...production, ...environment }).proxy).toBe(proxy);
});
