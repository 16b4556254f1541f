import { netlifyHeaders } from "./netlify-headers";

const security = { "Content-Security-Policy": "default-src 'none'", "X-Content-Type-Options": "nosniff" };
const files = ["/app-0123456789abcdef0123.js", "/ngsw-worker.js", "/index.html"];

test("a preview is kept out of search engines", () => {
  const [all] = netlifyHeaders({ security, files, preview: true });
  expect(all?.headers).toContainEqual({ key: "X-Robots-Tag", value: "noindex" });
});
