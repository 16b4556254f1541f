// A file that never changes may be kept for a year; whoever asks for any other hears of a change at once.
import { cacheControl } from "./cache-control";

test.each([
  ["/static/0a1b/hero.avif", true],
  ["/workbox-v6.5.4/workbox-sw.js", true],
  ["/app-2a2ccd9f8b9a3a2f0e0d.js", true],
  ["/styles-2a2ccd9f8b9a3a2f0e0d.css", true],
  ["/", false],
  ["/sw.js", false],
  ["/app-2a2ccd9f8b9a3a2.js", false],
  ["/app-2a2ccd9f8b9a3a2f0e0d.json", false],
  ["/pricing/app-2a2ccd9f8b9a3a2f0e0d.js", false],
  ["/pricing/static/hero.avif", false],
  ["/pricing/workbox-v6.5.4/workbox-sw.js", false],
  ["/workbox-version/workbox-sw.js", false],
])("%s never changes: %p", (path, isImmutable) => {
  expect(cacheControl(path)).toMatch(isImmutable ? /max-age=31536000, immutable$/u : /max-age=0, must-revalidate$/u);
});
