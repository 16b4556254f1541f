// Wrong settings stop the build or the start before a message is lost; an error names the variable and quotes no value.
import { readContactSettings, type Environment } from "./read-settings";

const reading = (environment: Environment) => () => readContactSettings(environment);

test("with nothing set, messages become files and everything has a value", () => {
  expect(readContactSettings({})).toEqual({
    outbox: "outbox",
    origins: [],
    proxy: 0,
    hsts: "host",
    smtpConnections: 25,
    limit: { messages: 20, seconds: 600 },
  });
});

const secret = "0123456789abcdef0123456789abcdef";

test("every setting is read, lists between commas", () => {
  const environment = {
    SMTP_URL: "smtps://mail.example.com",
    SMTP_EHLO_NAME: "www.example.com",
    SMTP_CONNECTIONS: "3",
    OUTBOX_DIR: "/tmp/outbox",
    CONTACT_FROM: "web@example.com",
    CONTACT_TO: "one@example.com, two@example.com",
    XSRF_SECRET: secret,
    REDIS_URL: "redis://127.0.0.1",
    SITE_ORIGINS: "https://www.example.com, https://example.com",
    TRUSTED_PROXY: "2",
    HSTS: "subdomains",
    RATE_LIMIT_MESSAGES: "5",
    RATE_LIMIT_SECONDS: "60",
  };
  expect(readContactSettings(environment)).toEqual({
    smtp: { url: "smtps://mail.example.com", ehloName: "www.example.com" },
    smtpConnections: 3,
    outbox: "/tmp/outbox",
    from: "web@example.com",
    to: ["one@example.com", "two@example.com"],
    xsrfSecret: secret,
    redisUrl: "redis://127.0.0.1",
    origins: ["https://www.example.com", "https://example.com"],
    proxy: 2,
    hsts: "subdomains",
    limit: { messages: 5, seconds: 60 },
  });
});

test.each<[string, Environment]>([
  ["by an explicit setting", { CONTACT_ENV: "production" }],
  ["while Netlify builds", { NETLIFY: "true" }],
  ["while its command line builds on another machine", { NETLIFY_LOCAL: "true" }],
  ["while a function runs, whatever CONTACT_ENV is", { AWS_LAMBDA_FUNCTION_NAME: "a", CONTACT_ENV: "development" }],
  ["with settings that are blank", { CONTACT_ENV: "production", SMTP_URL: " ", XSRF_SECRET: "" }],
])("where messages would be lost, it fails: %s", (_name, environment) => {
  expect(reading(environment)).toThrow(
    /\n- SMTP_URL is not set\. \w.* smtps:.* CONTACT_ENV=development\.(?:\n- (?:CONTACT_TO|CONTACT_FROM|XSRF_SECRET) is not set\. \w.*\.){3}$/u,
  );
});

test("but not for a preview on Netlify, nor for Netlify's emulator", () => {
  expect(reading({ NETLIFY: "true", CONTACT_ENV: "development" })).not.toThrow();
  expect(reading({ NETLIFY_LOCAL: "true", NETLIFY_DEV: "true" })).not.toThrow();
});

test.each<[string, readonly string[], readonly string[]]>([
  ["CONTACT_ENV", ["development"], ["prod", "developments", "preproduction"]],
  [
    "SMTP_URL",
    ["smtp://mail.example.com", "smtps://user:p%40ss@mail.example.com:465/", "SMTP://[::1]"],
    [
      "https://mail.example.com",
      "x-smtp://mail.example.com",
      "smtp://user:secret@",
      "smtp://mail.example.com:port",
      // nodemailer would read options.
      "smtp://mail.example.com/?secure=false",
      "smtp://u:100%@mail.example.com",
      "smtp://u:1%4@mail.example.com",
    ],
  ],
  // A line end would add a command.
  [
    "SMTP_EHLO_NAME",
    ["www.example.com", "mail-1.example"],
    ["example", "x.example\r\nMAIL", "a b.example", ".example"],
  ],
  ["SMTP_CONNECTIONS", ["1", "1000"], ["0", "1001", "1.5", "-1", "1x"]],
  ["CONTACT_FROM", ["web@example.com"], ["web"]],
  ["CONTACT_TO", ["a@example.com,b@example.com"], ["studio", "a@example.com, b"]],
  ["XSRF_SECRET", [secret], [secret.slice(1)]],
  ["REDIS_URL", ["redis://127.0.0.1", "rediss://:x@r.example:6379"], ["http://r.example/redis://", "redis://["]],
  [
    "SITE_ORIGINS",
    ["https://a.example, http://localhost:8000"],
    ["https://a.example/", "https://a.example, b.example"],
  ],
  ["TRUSTED_PROXY", ["netlify", "0", "9"], ["yes", "10", "-1", "netlify.com"]],
  ["HSTS", ["host", "subdomains", "preload"], ["domain"]],
  ["RATE_LIMIT_MESSAGES", ["1", "1000000"], ["0", "1000001"]],
  ["RATE_LIMIT_SECONDS", ["1", "86400"], ["0", "86401"]],
])("%s is taken where it is right; else the error says how it must be", (name, right, wrong) => {
  for (const value of right) expect(reading({ [name]: value })).not.toThrow();
  for (const value of wrong) expect(reading({ [name]: value })).toThrow(new RegExp(`\n- ${name} [a-z].{10,}\\.$`, "u"));
});

test("all errors are named at once, without their values", () => {
  const wrong = {
    SMTP_URL: "http://user:hunter2@mail",
    XSRF_SECRET: "hunter3",
    REDIS_URL: "hunter4",
    CONTACT_TO: "hunter5",
  };
  expect(reading(wrong)).toThrow(/^.*(?:\n- (?!.*hunter).*){4}$/u);
});

test.each([
  ["while Netlify builds", { NETLIFY: "true" }, "netlify"],
  ["in its function", { AWS_LAMBDA_FUNCTION_NAME: "contact", SITE_ID: "1" }, "netlify"],
  ["in another's function", { AWS_LAMBDA_FUNCTION_NAME: "contact" }, 0],
  ["where a setting says so", { NETLIFY: "true", TRUSTED_PROXY: "0" }, 0],
])("the client's address comes from Netlify only there: %s", (_name, environment, proxy) => {
  const production = {
    SMTP_URL: "smtps://mail.example",
    CONTACT_TO: "studio@mail.example",
    CONTACT_FROM: "web@mail.example",
    XSRF_SECRET: secret,
  };
  expect(readContactSettings({ ...production, ...environment }).proxy).toBe(proxy);
});
