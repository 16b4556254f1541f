import { isPreview, robotsTxt } from "./robots-txt";

test.each([
  [undefined, false],
  ["", false],
  ["production", false],
  ["deploy-preview", true],
  ["branch-deploy", true],
])("CONTEXT %s: preview %s", (context, preview) => {
  expect(isPreview(context)).toBe(preview);
});

test("the site is open but for its function, and names its sitemap", () => {
  expect(robotsTxt("https://studio.example", false)).toBe(
    "User-agent: *\nDisallow: /api/\n\nSitemap: https://studio.example/sitemap-index.xml\n",
  );
});

test("a preview is closed, and names no sitemap", () => {
  expect(robotsTxt("https://studio.example", true)).toBe("User-agent: *\nDisallow: /\n");
});
