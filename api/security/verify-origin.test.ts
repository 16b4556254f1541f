import { verifyOrigin } from "./verify-origin";

test.each<[string, Record<string, string>, ReturnType<typeof verifyOrigin>]>([
  ["own origin", { origin: "https://site.example" }, "own"],
  ["own origin, host in capitals", { origin: "https://site.example", host: "SITE.example" }, "own"],
  ["own origin and browser's word", { origin: "https://site.example", "sec-fetch-site": "same-origin" }, "own"],
  ["browser's word alone", { "sec-fetch-site": "same-origin" }, "own"],
  ["no-referrer page of the site", { origin: "null", "sec-fetch-site": "same-origin" }, "own"],
  ["own page by Referer alone", { referer: "https://site.example/contact-us/" }, "own"],
  ["nothing at all", {}, "unknown"],
  ["typed address", { "sec-fetch-site": "none" }, "unknown"],
  [
    "own origin, but the browser says another site",
    { origin: "https://site.example", "sec-fetch-site": "cross-site" },
    "foreign",
  ],
  [
    "foreign origin, but the browser says own",
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    "foreign",
  ],
  ["foreign Referer", { referer: "https://evil.example/https://site.example" }, "foreign"],
  ["Referer with a name before the host", { referer: "https://site.example@evil.example/" }, "foreign"],
  ["null without a word", { origin: "null" }, "foreign"],
  ["another port", { origin: "https://site.example:8443" }, "foreign"],
])("origin: %s", (_name, headers, verdict) => {
  expect(verifyOrigin({ host: "site.example", ...headers }, [])).toBe(verdict);
});
