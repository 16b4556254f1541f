import { isForeignOrigin } from "./foreign-origin";

test.each<[string, Record<string, string>, boolean]>([
  ["own origin", { origin: "https://site.example" }, false],
  ["own origin, host in capitals", { origin: "https://site.example", host: "SITE.example" }, false],
  ["own origin and browser's word", { origin: "https://site.example", "sec-fetch-site": "same-origin" }, false],
  ["browser's word alone", { "sec-fetch-site": "same-origin" }, false],
  ["no-referrer page of the site", { origin: "null", "sec-fetch-site": "same-origin" }, false],
  ["own page by Referer alone", { referer: "https://site.example/contact-us/" }, false],
  ["nothing at all", {}, false],
  ["typed address", { "sec-fetch-site": "none" }, false],
  [
    "own origin, but the browser says another site",
    { origin: "https://site.example", "sec-fetch-site": "cross-site" },
    true,
  ],
  [
    "foreign origin, but the browser says own",
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    true,
  ],
  ["foreign Referer", { referer: "https://evil.example/https://site.example" }, true],
  ["Referer with a name before the host", { referer: "https://site.example@evil.example/" }, true],
  ["null without a word", { origin: "null" }, true],
  ["another port", { origin: "https://site.example:8443" }, true],
])("origin: %s", (_name, headers, isForeign) => {
  expect(isForeignOrigin({ host: "site.example", ...headers }, [])).toBe(isForeign);
});

test.each([
  ["https://www.example.com", false],
  ["https://example.com", false],
  ["http://www.example.com", true],
  ["https://www.example.com.evil.example", true],
  ["https://site.example", true],
])("where the site's addresses are set, only they are its own: %s", (origin, isForeign) => {
  const origins = ["https://www.example.com", "https://example.com"];
  expect(isForeignOrigin({ host: "site.example", origin }, origins)).toBe(isForeign);
});
