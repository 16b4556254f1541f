import { cacheControl } from "./cache-control";

const year = "public, max-age=31536000, immutable";
const ask = "public, max-age=0, must-revalidate";

describe("cacheControl", () => {
  test.each([
    "/app-2a2ccd9f8b9a3a2f0e0d.js",
    "/component---src-pages-index-tsx-0a1b2c3d4e5f60718293.js",
    "/styles.0a1b2c3d4e5f60718293.css",
    "/static/atkinson-hyperlegible-next-0a1b2c3d4e5f60718293a4b5c6d7e8f9.woff2",
    "/static/0a1b2c3d4e5f60718293a4b5c6d7e8f9/3f2a1/hero.avif",
  ])("%s is kept for a year", (path) => {
    expect(cacheControl(path)).toBe(year);
  });

  test.each(["/index.html", "/page-data/pricing/page-data.json", "/ngsw-worker.js", "/favicon.svg"])(
    "%s is revalidated",
    (path) => {
      expect(cacheControl(path)).toBe(ask);
    },
  );
});
