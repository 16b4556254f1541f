/**
 * `npm run bench:lighthouse`: Lighthouse CI on pages of different kinds, five runs each on Lighthouse's phone (slow 4G,
 * 4x CPU slowdown, both simulated), over HTTP/2 with TLS. The budgets are those of docs/performance.md. Needs a built site.
 */

const { require: requireTypeScript } = require("tsx/cjs/api");
requireTypeScript("./require-build.ts", __filename);
const { chromiumArguments, findChromium } = requireTypeScript("./find-chromium.ts", __filename);

process.env.PORT ??= "9400";
const site = `https://localhost:${process.env.PORT}`;

/** HTML with headers: what the first window of a connection holds. */
const oneWindow = 14_200;

/**
 * Addresses that code or the client fixed, so that no editor renames them, with their largest contentful paint in
 * milliseconds, and their bytes of HTML, and of pictures, with those that load lazily below the first view.
 */
const pages = [
  // Three screens of projects follow the first view.
  { address: "/", paint: 1100, html: oneWindow, pictures: 70_000 },
  { address: "/our-projects/", paint: 1200, html: oneWindow, pictures: 105_000 },
  { address: "/services/", paint: 1200, html: oneWindow, pictures: 25_000 },
  { address: "/contact-us/", paint: 1200, html: oneWindow, pictures: 25_000 },
  { address: "/pricing/", paint: 1200, html: 27_000, pictures: 25_000 },
  // Three phone screens in a size that can be read.
  { address: "/project-senate/prototype/", paint: 1200, html: 27_000, pictures: 170_000 },
  // Lighthouse's emulated screen draws some first frames of this page a second late (docs/performance.md).
  { address: "/accessibility-conformance-report/", paint: 1500, html: 27_000, pictures: 25_000 },
];

const perfect = ["error", { minScore: 1, aggregationMethod: "median" }];
const atMost = (maxNumericValue) => ["error", { maxNumericValue, aggregationMethod: "median" }];
/** A warning, for what grows with the content: no text of an editor fails the benchmark. */
const ratherAtMost = (maxNumericValue) => ["warn", { maxNumericValue, aggregationMethod: "median" }];

module.exports = {
  ci: {
    collect: {
      startServerCommand: "tsx scripts/serve-http2.ts",
      startServerReadyPattern: "The site is served",
      url: pages.map(({ address }) => `${site}${address}`),
      numberOfRuns: 5,
      chromePath: findChromium(),
      settings: { chromeFlags: ["--headless", "--ignore-certificate-errors", ...chromiumArguments].join(" ") },
    },
    assert: {
      assertMatrix: [
        {
          matchingUrlPattern: ".*",
          assertions: {
            "categories:performance": perfect,
            "categories:accessibility": perfect,
            "categories:best-practices": perfect,
            "categories:seo": perfect,
            "total-blocking-time": atMost(50),
            "cumulative-layout-shift": atMost(0),
            "resource-summary:font:size": atMost(27_000),
            // What comes when the page has loaded.
            "resource-summary:script:size": atMost(3000),
            // src/styles/dialogs-and-print.css, linked at the end of a page.
            "resource-summary:stylesheet:size": atMost(3100),
            "resource-summary:third-party:count": atMost(0),
          },
        },
        ...pages.map(({ address, paint, html, pictures }) => ({
          matchingUrlPattern: `${site}${address}$`,
          assertions: {
            "largest-contentful-paint": atMost(paint),
            "resource-summary:document:size": ratherAtMost(html),
            "resource-summary:image:size": ratherAtMost(pictures),
          },
        })),
      ],
    },
    upload: { target: "filesystem", outputDir: "reports/lighthouse" },
  },
};
