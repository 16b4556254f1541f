import { netlifyHeaders } from "./netlify-headers";

const security = { "Content-Security-Policy": "default-src 'none'", "X-Content-Type-Options": "nosniff" };
const files = ["/app-0123456789abcdef0123.js", "/ngsw-worker.js", "/index.html"];

test("hashed files are kept for a year, nothing else has a time; a preview is kept out of search engines", () => {
  const rules = netlifyHeaders({ security, files, preview: true });
  expect(rules.map(({ path }) => path)).toEqual(["/*", "/static/*", files[0]]);
  expect(rules.map(({ headers }) => headers.some(({ key }) => key === "Cache-Control"))).toEqual([false, true, true]);
  expect(rules[0]?.headers).toContainEqual({ key: "X-Robots-Tag", value: "noindex" });
});
