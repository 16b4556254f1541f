// The security headers are those that MDN grades A+, and allow exactly the inline code of the pages.
import { createHash } from "node:crypto";
import { z } from "zod";
import { securityHeadersFile } from "../../src/lib/security-headers";
import { pages, readBuilt } from "./built-site";

const headers = z.record(z.string(), z.string()).parse(JSON.parse(readBuilt(securityHeadersFile)));
const policy = headers["Content-Security-Policy"] ?? "";
const directives: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  policy
    .split("; ")
    .map((directive) => directive.split(" "))
    .map(([name = "", ...sources]) => [name, sources]),
);

const hash = (element: Element): string =>
  `'sha256-${createHash("sha256").update(element.textContent).digest("base64")}'`;

test("they are those that MDN's HTTP Observatory grades A+", () => {
  expect(directives).toMatchObject({
    "default-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "form-action": ["'self'"],
  });
  expect(headers).toMatchObject({
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  for (const feature of ["camera", "geolocation", "microphone", "payment", "usb"])
    expect(headers["Permissions-Policy"]).toContain(`${feature}=()`);
});

test("the policy allows only the site itself and hashes, and is small", () => {
  const sources = Object.values(directives).flat();
  expect(sources.filter((source) => !/^'(?:none|self|sha256-[A-Za-z0-9+/]{43}=)'$/u.test(source))).toEqual([]);
  // Servers take 8 kB of headers; a hash per page would soon exceed that.
  expect(policy.length).toBeLessThan(4000);
});

test.each(pages)("$address: its inline code is in the policy, and no other script", ({ document }) => {
  const runs = [...document.querySelectorAll("script:not([src])")].filter(
    (script) => !(script.getAttribute("type") ?? "").endsWith("json"),
  );
  expect(runs.map(hash).sort()).toEqual([...(directives["script-src"] ?? [])].slice(1).sort());
  const styles = [...document.querySelectorAll("style")].map(hash);
  expect(styles).not.toEqual([]);
  expect(directives["style-src"]).toEqual(expect.arrayContaining(styles));
  expect(document.querySelectorAll("[style]")).toHaveLength(0);
});
