/** @jest-environment jsdom */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { securityHeadersFile } from "../../src/lib/security-headers";
import { eachPage, pageAt, publicFolder } from "./built-site";
import { directivesOf, observatory } from "./observatory";

/** The headers that the build made for this very site (bars S1 and S2), held against its pages. */

const written = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(path.join(publicFolder, securityHeadersFile), "utf8")));
const headers = Object.fromEntries(Object.entries(written).map(([name, value]) => [name.toLowerCase(), value]));
const policy = headers["content-security-policy"] ?? "";
const directives = directivesOf(policy);

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const stylesOf = (document: Document): readonly string[] =>
  [...document.querySelectorAll("style")].map(({ textContent }) => hash(textContent));

const hashesIn = (directive: string): readonly string[] =>
  (directives.get(directive) ?? []).filter((source) => source !== "'self'");

test("the policy begins with nothing and names each kind", () => {
  expect(directives.get("default-src")).toEqual(["'none'"]);
  expect(directives.get("object-src")).toEqual(["'none'"]);
  expect(directives.get("base-uri")).toEqual(["'none'"]);
  expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
  expect(directives.get("form-action")).toEqual(["'self'"]);
});

test("the policy lets nothing unsafe, nothing foreign and no address as text through", () => {
  const sources = [...directives.values()].flat();
  const allowed = sources.filter((source) => /^'(?:none|self|sha256-[A-Za-z0-9+/]{43}=)'$/u.test(source));
  expect(allowed).toEqual(sources);
});

test("the policy is small: styles have a hash for each kind of page, not for each page", () => {
  expect(policy.length).toBeLessThan(1500);
  expect(new Set(eachPage.map(([, { document }]) => stylesOf(document).join(" "))).size).toBeLessThan(18);
});

test("the policy names no styles that no page has", () => {
  const styles = new Set(eachPage.flatMap(([, { document }]) => stylesOf(document)));
  const others = hashesIn("style-src").filter((source) => !styles.has(source));
  // Those of the style page, which these tests pass over.
  expect(others.length).toBeLessThanOrEqual(1);
});

test.each(eachPage)("%s: what is inline is in the policy, and no other script is", (_, { document }) => {
  const runs = [...document.querySelectorAll("script:not([src])")].filter(
    (script) => !(script.getAttribute("type") ?? "").endsWith("json"),
  );
  expect(runs.map(({ textContent }) => hash(textContent)).sort()).toEqual([...hashesIn("script-src")].sort());
  expect(stylesOf(document)).toHaveLength(1);
  expect(hashesIn("style-src")).toEqual(expect.arrayContaining([...stylesOf(document)]));
  expect(document.querySelectorAll("[style]")).toHaveLength(0);
});

test("transport is encrypted for two years, with subdomains, for the preload list", () => {
  expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains; preload");
});

describe("MDN's HTTP Observatory", () => {
  const { html } = pageAt("/");

  test("gives A+, and a point off nowhere", () => {
    const { score, grade, rated } = observatory(headers, html);
    expect(rated.filter(({ points }) => points < 0)).toEqual([]);
    expect({ score, grade }).toEqual({ score: 130, grade: "A+" });
  });

  test.each([
    ["content-security-policy", 55],
    ["strict-transport-security", 80],
    ["x-content-type-options", 125],
  ])("would give less without %s", (name, score) => {
    const less = Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));
    expect(observatory(less, html).score).toBe(score);
  });

  test("would see a policy that is weakened", () => {
    const weak = {
      ...headers,
      "content-security-policy": policy.replace("script-src 'self'", "script-src 'unsafe-inline'"),
    };
    expect(observatory(weak, html).grade).toBe("B+");
  });
});
