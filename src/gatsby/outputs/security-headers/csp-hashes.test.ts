// The policy allows exactly the inline code that the pages have; code that nobody expects stops the build.
import { createHash } from "node:crypto";
import { cspHashes } from "./csp-hashes";

const start = "start()";
const styles = '<style data-href="/styles.css" data-identity="gatsby-global-css">a{color:red}</style>';
const page = (more = ""): string =>
  `<!DOCTYPE html><html><head>${styles}<script type="application/ld+json">{"a":1}</script></head><body>${more}` +
  '<script type="application/json">{}</script><script type="speculationrules">{"x":1}</script>' +
  `<script>${start}</script></body></html>`;

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const hashesOf = (...pages: readonly string[]) =>
  cspHashes(new Map(pages.map((html, index) => [`page-${index}`, html])), [start, '{"x":1}']);

test("what is alike on all pages has one hash; data that nobody runs has none", () => {
  expect(hashesOf(page(), page("<p>Other words</p>"))).toEqual({
    scripts: [hash(start), hash('{"x":1}')].sort(),
    styles: [hash("a{color:red}")],
  });
});

test.each([
  ["a script", "<script>alert(1)</script>", "<script>alert(1)"],
  ["a script of another kind", '<script type="module">alert(1)</script>', "<script>alert(1)"],
  ["a style", "<noscript><style>b{}</style></noscript>", "<style>b{}"],
  ["a style attribute", '<p class="x" style="color:red">', '<p style="color:red">'],
  ["an event handler", '<img src="/x.png" alt="" onerror="alert(1)">', '<img onerror="alert(1)">'],
  ["an address that is a script", '<a href=" javascript:alert(1)">x</a>', "javascript:"],
])("stops the build at %s that nobody expects, and says where", (_, code, message) => {
  expect(() => hashesOf(page(), page(code))).toThrow(message);
  expect(() => hashesOf(page(), page(code))).toThrow("page-1 has inline code");
});

test("lets pass words about it, comments, other attributes, and scripts in files", () => {
  const code = '<p>onclick= <!-- <p style="x"> --><b data-onset="y"></b><script src="/app.js" async></script>';
  expect(hashesOf(page(code))).toEqual(hashesOf(page()));
});
