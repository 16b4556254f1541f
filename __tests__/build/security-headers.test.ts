// The security headers are those that MDN grades A+, and allow exactly the inline code of the pages.
import { createHash } from "node:crypto";
import { speculationRules } from "../../src/client/speculation-rules";
import { parseSecurityHeaders } from "../../src/lib/server-files";
import { securityHeadersFile } from "../../src/lib/security-headers";
import { prototypeAddresses } from "../testing/prototype-pages";
import { pageAt, pages, readBuilt } from "./built-site";

const { headers, policies } = parseSecurityHeaders(readBuilt(securityHeadersFile));

const directivesOf = (address: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    (policies[address] ?? "")
      .split("; ")
      .map((directive) => directive.split(" "))
      .map(([name = "", ...sources]) => [name, sources]),
  );

const hash = (element: Pick<Element, "textContent">): string =>
  `'sha256-${createHash("sha256").update(element.textContent).digest("base64")}'`;

test("they are those that MDN's HTTP Observatory grades A+", () => {
  expect(directivesOf("/")).toMatchObject({
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
  for (const feature of ["camera", "geolocation", "payment", "usb"])
    expect(headers["Permissions-Policy"]).toContain(`${feature}=()`);
});

test.each(pages)("$address: its policy allows the site and exactly its inline code", (page) => {
  const directives = directivesOf(page.address);
  const hashesOf = (selector: string) => [...page.document.querySelectorAll(selector)].map(hash);
  const scripts = "script:not([src], [type='application/ld+json'])";
  expect([...(directives["script-src"] ?? [])].sort()).toEqual(
    ["'self'", ...hashesOf(scripts), hash({ textContent: speculationRules })].sort(),
  );
  expect([...(directives["style-src"] ?? [])].sort()).toEqual(["'self'", ...hashesOf("style")].sort());
  const others = Object.entries(directives).filter(([name]) => !["script-src", "style-src"].includes(name));
  expect(others.flatMap(([, sources]) => sources).filter((source) => !/^'(?:none|self)'$/u.test(source))).toEqual([]);
  expect(page.document.querySelectorAll("[style]")).toHaveLength(0);
});

test.each(prototypeAddresses)("%s: its policy allows files of the site alone", (address) => {
  expect(directivesOf(address)).toEqual({
    ...directivesOf("/"),
    // The site's rules for prefetching: every policy has them.
    "script-src": ["'self'", hash({ textContent: speculationRules })],
    "style-src": ["'self'"],
  });
});

test("the 404 page names its policy itself, wherever it's served", () => {
  const [policy] = (policies["/404.html"] ?? "").split("; frame-ancestors");
  expect(pageAt("/404.html").document.querySelector("meta[http-equiv]")?.getAttribute("content")).toBe(policy);
});
