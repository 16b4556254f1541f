// Files with a hash in their name are kept for a year; all others are asked for again.
import { cacheControl } from "./cache-control";

const year = "public, max-age=31536000, immutable";
const ask = "public, max-age=0, must-revalidate";

test.each([
  ["/app-2a2ccd9f8b9a3a2f0e0d.js", year],
  ["/component---src-pages-index-tsx-0a1b2c3d4e5f60718293.js", year],
  ["/styles.0a1b2c3d4e5f60718293.css", year],
  ["/static/atkinson-hyperlegible-next-0a1b2c3d4e5f60718293a4b5c6d7e8f9.woff2", year],
  ["/static/0a1b2c3d4e5f60718293a4b5c6d7e8f9/3f2a1/hero.avif", year],
  ["/workbox-v4.3.1/workbox-core.prod.js", year],
  ["/index.html", ask],
  ["/page-data/pricing/page-data.json", ask],
  ["/ngsw-worker.js", ask],
  ["/favicon.svg", ask],
])("%s is %s", (path, header) => {
  expect(cacheControl(path)).toBe(header);
});
