import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { securityHeadersFile } from "../../src/lib/security-headers";
import { eachPage, readBuilt } from "./built-site";

/**
 * The headers that the build wrote, checked against its pages. They are those that MDN's HTTP Observatory grades A+: no
 * unsafe source, default-src 'self', frame-ancestors, two years of HSTS, nosniff, a strict Referrer-Policy, CORP.
 */

const headers = z.record(z.string(), z.string()).parse(JSON.parse(readBuilt(securityHeadersFile)));
const policy = headers["Content-Security-Policy"] ?? "";
const directives = new Map(
  policy.split("; ").map((directive) => {
    const [name = "", ...sources] = directive.split(" ");
    return [name, sources] as const;
  }),
);

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const stylesOf = (document: Document): readonly string[] =>
  [...document.querySelectorAll("style")].map(({ textContent }) => hash(textContent));

const hashesIn = (directive: string): readonly string[] =>
  (directives.get(directive) ?? []).filter((source) => source !== "'self'");

test.each([
  ["default-src", "'self'"],
  ["object-src", "'none'"],
  ["base-uri", "'none'"],
  ["frame-ancestors", "'none'"],
  ["form-action", "'self'"],
])("the policy has %s %s", (name, source) => {
  expect(directives.get(name)).toEqual([source]);
});

test("the policy allows only the site itself and hashes", () => {
  const sources = [...directives.values()].flat();
  const allowed = sources.filter((source) => /^'(?:none|self|sha256-[A-Za-z0-9+/]{43}=)'$/u.test(source));
  expect(allowed).toEqual(sources);
});

test("the policy is small: at most one set of styles per page component, not per page", () => {
  const components = ["pages", "templates"].flatMap((folder) => readdirSync(path.join("src", folder)));
  const sets = new Set(eachPage.map(([, { document }]) => stylesOf(document).join(" ")));
  expect(sets.size).toBeLessThanOrEqual(components.length);
});

test("the policy has no style hash that no page uses", () => {
  const styles = new Set(eachPage.flatMap(([, { document }]) => stylesOf(document)));
  const others = hashesIn("style-src").filter((source) => !styles.has(source));
  // The style guide's, a page that these tests skip.
  expect(others.length).toBeLessThanOrEqual(1);
});

test.each(eachPage)("%s: its inline code is in the policy, and no other script", (_, { document }) => {
  const runs = [...document.querySelectorAll("script:not([src])")].filter(
    (script) => !(script.getAttribute("type") ?? "").endsWith("json"),
  );
  expect(runs.map(({ textContent }) => hash(textContent)).sort()).toEqual([...hashesIn("script-src")].sort());
  expect(stylesOf(document).length).toBeGreaterThan(0);
  expect(hashesIn("style-src")).toEqual(expect.arrayContaining([...stylesOf(document)]));
  expect(document.querySelectorAll("[style]")).toHaveLength(0);
});

test.each([
  ["Strict-Transport-Security", "max-age=63072000"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
])("%s is %s", (name, value) => {
  expect(headers[name]).toBe(value);
});

test.each(["camera", "geolocation", "microphone", "payment", "usb"])("Permissions-Policy denies %s", (feature) => {
  expect(headers["Permissions-Policy"]).toContain(`${feature}=()`);
});
