// A page of another site cannot post, however it words its request.
import { isForeignOrigin } from "./foreign-origin";

const [own, foreign] = ["https://site.example", "https://evil.example"];

test.each<[string, Record<string, string>, boolean]>([
  ["own origin", { origin: own }, false],
  ["own origin and browser's word", { origin: own, "sec-fetch-site": "same-origin" }, false],
  ["no-referrer page of the site", { origin: "null", "sec-fetch-site": "same-origin" }, false],
  ["own page by Referer alone", { referer: `${own}/contact-us/` }, false],
  ["nothing at all", {}, false],
  ["an address that a visitor typed", { "sec-fetch-site": "none" }, false],
  ["own page, behind a proxy that changes Host", { "sec-fetch-site": "same-origin", referer: foreign }, false],
  ["own origin, but the browser says another site", { origin: own, "sec-fetch-site": "cross-site" }, true],
  ["foreign origin, but the browser says own", { origin: foreign, "sec-fetch-site": "same-origin" }, true],
  ["an Origin that is no address", { origin: "site.example" }, true],
  ["foreign Referer", { referer: `${foreign}/${own}` }, true],
  ["Referer with a name before the host", { referer: "https://site.example@evil.example/" }, true],
  ["null without a word", { origin: "null" }, true],
  ["another port", { origin: `${own}:8443` }, true],
  ["a proxy that adds the scheme's own port to Host", { host: "site.example:443", origin: own }, false],
  ["the same, by Referer", { host: "Site.example:443", referer: `${own}/contact-us/` }, false],
  ["the same, over plain HTTP", { host: "site.example:80", origin: "http://site.example" }, false],
  ["the port of another scheme", { host: "site.example:443", origin: "http://site.example" }, true],
  ["a browser's extension, whose origin has no host", { origin: "chrome-extension://abcdef" }, true],
  ["a Host that is none", { host: "[", origin: own }, true],
])("origin: %s", (_name, headers, isForeign) => {
  expect(isForeignOrigin({ host: "site.example", ...headers }, [])).toBe(isForeign);
});

test.each([
  ["https://www.example.com", false],
  ["http://www.example.com", true],
  ["https://www.example.com.evil.example", true],
  ["https://site.example", true],
])("where the site's addresses are set, only they are its own: %s", (origin, isForeign) => {
  const origins = ["https://www.example.com", "https://example.com"];
  expect(isForeignOrigin({ host: "site.example", origin }, origins)).toBe(isForeign);
});
