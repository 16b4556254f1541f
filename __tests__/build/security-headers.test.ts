// The security headers are those that MDN grades A+, and each page's policy allows exactly its inline code.
import { createHash } from "node:crypto";
import { speculationRules } from "../../src/client/speculation-rules";
import { siteHeaders } from "../../src/lib/security-headers";
import { prototypeAddresses } from "../testing/prototype-pages";
import { only, pages, readBuilt } from "./built-site";

type Directives = Readonly<Record<string, readonly string[]>>;

const directivesOf = (policy = ""): Directives =>
  Object.fromEntries(
    policy
      .split("; ")
      .map((directive) => directive.split(" "))
      .map(([name = "", ...rest]) => [name, rest]),
  );

const metaPolicy = "meta[http-equiv=Content-Security-Policy]";

const hash = (element: Pick<Element, "textContent">): string =>
  `'sha256-${createHash("sha256").update(element.textContent).digest("base64")}'`;

test("they are those that MDN's HTTP Observatory grades A+", () => {
  const headers = siteHeaders();
  expect(directivesOf(headers["Content-Security-Policy"])).toEqual({
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
  const hashesOf = (selector: string) => [...page.document.querySelectorAll(selector)].map(hash);
  const scripts = "script:not([src])";
  expect(directivesOf(only(page, metaPolicy).getAttribute("content") ?? "")).toEqual({
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashesOf(scripts), hash({ textContent: speculationRules })],
    "style-src": ["'self'", ...hashesOf("style")],
  });
  expect(page.document.querySelectorAll("[style]")).toHaveLength(0);
});

test.each(pages)("$address: the policy comes before all that it is about", (page) => {
  const first = page.document.head.querySelector(`${metaPolicy}, link, style, script`);
  expect(first?.matches(metaPolicy)).toBe(true);
});

test.each(prototypeAddresses)("%s: its policy allows files of the site alone", (address) => {
  const html = readBuilt(address.endsWith("/") ? `${address}index.html` : address);
  const [policy] = new DOMParser().parseFromString(html, "text/html").querySelectorAll(metaPolicy);
  expect(policy?.getAttribute("content")).toBe("default-src 'self'");
});
