import { netlifyHeaders } from "./netlify-headers";

const security = { "Content-Security-Policy": "default-src 'none'", "X-Content-Type-Options": "nosniff" };
const files = ["/app-0123456789abcdef0123.js", "/ngsw-worker.js", "/index.html"];

test("security headers for all, a year for what is hashed, and no header twice for one file", () => {
  const keep = [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }];
  expect(netlifyHeaders({ security, files, preview: false })).toEqual([
    {
      path: "/*",
      headers: [
        { key: "Content-Security-Policy", value: "default-src 'none'" },
        { key: "X-Content-Type-Options", value: "nosniff" },
      ],
    },
    { path: "/static/*", headers: keep },
    { path: "/app-0123456789abcdef0123.js", headers: keep },
  ]);
});

test("a preview is kept out of search engines", () => {
  const [all] = netlifyHeaders({ security, files, preview: true });
  expect(all?.headers).toContainEqual({ key: "X-Robots-Tag", value: "noindex" });
});
