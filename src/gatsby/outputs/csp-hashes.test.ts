// Inline code that nobody expects stops the build. What the policy then allows: __tests__/build/security-headers.test.ts.
import { cspHashes } from "./csp-hashes";

const start = "start()";
const styles = '<style id="ui-styles">a{color:red}</style>';
const page = (more = ""): string =>
  `<!DOCTYPE html><html><head>${styles}<script type="application/ld+json">{"a":1}</script></head><body>${more}` +
  `<script>${start}</script></body></html>`;

const scripts = [{ text: start }, { text: "carousel()", attribute: "data-carousel" }];
const hashesOf = (html: string) => cspHashes("page-1", html, scripts);

test.each([
  ["a script", "<script>alert(1)</script>", "<script>alert(1)"],
  ["a script of another kind", '<script type="module">alert(1)</script>', "<script>alert(1)"],
  ["the page's script without a part that it needs", '<div data-carousel="0"></div>', "<script>start()"],
  ["a style", "<noscript><style>b{}</style></noscript>", "<style>b{}"],
  ["a style attribute", '<p class="x" style="color:red">', '<p style="color:red">'],
  ["an event handler", '<img src="/x.png" alt="" onerror="alert(1)">', '<img onerror="alert(1)">'],
  ["an address that is a script", '<a href=" javascript:alert(1)">x</a>', "javascript:"],
])("stops the build at %s that nobody expects, and says where", (_, code, message) => {
  expect(() => hashesOf(page(code))).toThrow(message);
  expect(() => hashesOf(page(code))).toThrow("page-1 has inline code");
});

test("lets pass words about it, comments, other attributes, and scripts in files", () => {
  const code = '<p>onclick= <!-- <p style="x"> --><b data-onset="y"></b><script src="/app.js" async></script>';
  expect(hashesOf(page(code))).toEqual(hashesOf(page()));
});
