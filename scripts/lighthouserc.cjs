/**
 * `npm run bench:lighthouse`: Lighthouse CI on one page of each kind, five runs each on Lighthouse's phone (slow 4G,
 * 4x CPU slowdown, both simulated), over HTTP/2 with TLS. The budgets are those of docs/performance.md. Needs a built
 * site and the program openssl.
 */

const { require: requireTypeScript } = require("tsx/cjs/api");
const { chromiumArguments, findChromium } = requireTypeScript("./find-chromium.ts", __filename);

const port = "9400";
process.env.PORT = port;

/** One page of each kind. */
const pages = [
  "/",
  "/services/",
  "/services/capability-statement/",
  "/services/audit-report/",
  "/services/public-buyers/",
  "/about-us/",
  "/contact-us/",
  "/pricing/",
  "/our-projects/",
  "/start-your-project/",
  "/project-senate/",
  "/project-grooming-table/test/",
  "/a11y-accessible-design/legal/",
  "/accessibility-statement/",
  "/how-this-site-sounds/",
  "/accessibility-conformance-report/",
  "/privacy-policy/",
  "/sitemap/",
  "/404.html",
  "/offline/",
];

/** Not for search engines: Lighthouse's SEO category marks `noindex` down. */
const notIndexed = "/(404\\.html|offline/)$";

const home = `:${port}/$`;

/**
 * Pictures in bytes on the wire, with those that load lazily below the first view. By kind, because the HTML, font and
 * script are alike everywhere.
 */
const pictureBytes = [
  { pages: home, bytes: 18_000 },
  // Three phone screens in a size that can be read.
  { pages: "/project-grooming-table/test/$", bytes: 170_000 },
  {
    pages: "/(our-projects|how-this-site-sounds|project-(?!grooming-table/test/)[a-z0-9-]+(/[a-z]+)?)/$",
    bytes: 105_000,
  },
  { pages: `:${port}/(?!our-projects|how-this|project-).+`, bytes: 25_000 },
];

const perfect = ["error", { minScore: 1, aggregationMethod: "median" }];
const atMost = (maxNumericValue) => ["error", { maxNumericValue, aggregationMethod: "median" }];

module.exports = {
  ci: {
    collect: {
      startServerCommand: "tsx scripts/serve-http2.ts",
      startServerReadyPattern: "The site is served",
      url: pages.map((pathname) => `https://localhost:${port}${pathname}`),
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
            "largest-contentful-paint": atMost(1200),
            "total-blocking-time": atMost(50),
            "cumulative-layout-shift": atMost(0),
            "resource-summary:document:size": atMost(27_000),
            "resource-summary:font:size": atMost(27_000),
            // What comes when the page has loaded.
            "resource-summary:script:size": atMost(3000),
            // src/styles/later.css, linked at the end of a page.
            "resource-summary:stylesheet:size": atMost(3100),
            "resource-summary:third-party:count": atMost(0),
          },
        },
        { matchingUrlPattern: `^(?!.*${notIndexed})`, assertions: { "categories:seo": perfect } },
        { matchingUrlPattern: home, assertions: { "largest-contentful-paint": atMost(1100) } },
        ...pictureBytes.map(({ pages, bytes }) => ({
          matchingUrlPattern: pages,
          assertions: { "resource-summary:image:size": atMost(bytes) },
        })),
      ],
    },
    upload: { target: "filesystem", outputDir: "reports/lighthouse" },
  },
};
