// Inline code that nobody expects stops the build. What the policies of built pages allow: __tests__/build/security-headers.test.ts.
import { cspHash, pagePolicy } from "../../lib/security-headers";
import { checkPolicy } from "./csp-check";

const [start, style] = ["start()", "a{color:red}"];
const policy = pagePolicy({ scripts: [cspHash(start)], styles: [cspHash(style)] });
const page = (more = ""): string =>
  `<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="${policy}"><style>${style}</style>` +
  `</head><body>${more}<script>${start}</script></body></html>`;

test.each([
  ["a script", "<script>alert(1)</script>", "<script>alert(1)"],
  ["a script of another kind", '<script type="module">alert(1)</script>', "<script>alert(1)"],
  ["a style", "<noscript><style>b{}</style></noscript>", "<style>b{}"],
  ["a style attribute", '<p class="x" style="color:red">', '<p style="color:red">'],
  ["an event handler", '<img src="/x.png" alt="" onerror="alert(1)">', '<img onerror="alert(1)">'],
  ["an address that is a script", '<a href=" javascript:alert(1)">x</a>', "javascript:"],
])("stops the build at %s that nobody expects, and says where", (_, code, message) => {
  expect(() => checkPolicy("page-1", page(code))).toThrow(message);
  expect(() => checkPolicy("page-1", page(code))).toThrow("page-1 has inline code");
});

test("lets pass words about it, comments, other attributes, and scripts in files", () => {
  const code = '<p>onclick= <!-- <p style="x"> --><b data-onset="y"></b><script src="/app.js" async></script>';
  expect(() => checkPolicy("page-1", page(code))).not.toThrow();
});

test("stops the build at a page without a policy", () => {
  expect(() => checkPolicy("page-1", page().replace("http-equiv", "name"))).toThrow("page-1 has no");
});
