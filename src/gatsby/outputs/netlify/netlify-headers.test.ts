import { netlifyHeaders } from "./netlify-headers";

const security = { "Content-Security-Policy": "default-src 'none'", "X-Content-Type-Options": "nosniff" };
const hashed = ["/app-0123456789abcdef0123.js", "/static/*", "/workbox-v4.3.1/*"];
const paths = [...hashed, "/ngsw-worker.js", "/index.html", "/pricing/*"];

test("hashed files are kept for a year, nothing else has a time; a preview is kept out of search engines", () => {
  const rules = netlifyHeaders({ security, paths, preview: true });
  expect(rules.map(({ path }) => path)).toEqual(["/*", ...hashed]);
  expect(rules.map(({ headers }) => headers.some(({ key }) => key === "Cache-Control"))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(rules[0]?.headers).toContainEqual({ key: "X-Robots-Tag", value: "noindex" });
});
