/**
 * `npm run bench:lighthouse`: Lighthouse CI on one page of each kind, five runs each on Lighthouse's phone (slow 4G,
 * 4x CPU slowdown, both simulated), over HTTP/2 with TLS. The budgets are those of docs/performance.md. Needs a built
 * site and the program openssl.
 */

const { statSync } = require("node:fs");
const { require: requireTypeScript } = require("tsx/cjs/api");
requireTypeScript("./require-build.ts", __filename);
const { chromiumArguments, findChromium } = requireTypeScript("./find-chromium.ts", __filename);
const { root } = requireTypeScript("./project-root.ts", __filename);
const { readContent } = requireTypeScript("../src/content-lint/yaml/yaml-files.ts", __filename);
const { pageOf } = requireTypeScript("../src/content-lint/rules/link-targets.ts", __filename);

const { PORT: port = "9400" } = process.env;
process.env.PORT = port;

const { files } = readContent(root);

/** In bytes. */
const htmlSize = (pathname) => statSync(`${root}/public${pathname.replace(/\/$/, "/index.html")}`).size;

/** One page of each kind: of several the one with the most HTML. */
const pages = new Map();
for (const content of files) {
  const address = pageOf(content);
  if (address === undefined) continue;
  const largest = pages.get(content.collection) ?? address;
  pages.set(content.collection, htmlSize(address) > htmlSize(largest) ? address : largest);
}

const navigation = files.find(({ collection }) => collection.type === "Navigation").data;

/** HTML in bytes with headers: for the pages of the main navigation what the first window of a connection holds. */
const htmlBytes = (pathname) => (navigation.headerLinks.some(({ to }) => to === pathname) ? 14_200 : 27_000);

/**
 * Pictures in bytes on the wire, with those that load lazily below the first view. By kind, because the HTML, font and
 * script are alike everywhere.
 */
const pictureBytes = {
  // Three screens of projects follow the first view.
  HomePage: 70_000,
  ProjectsPage: 105_000,
  SoundsPage: 105_000,
  // Three phone screens in a size that can be read.
  CaseStudyStep: 170_000,
};

/** Largest contentful paint in milliseconds. */
const firstPaint = {
  HomePage: 1100,
  // Lighthouse's emulated screen draws some first frames of this page a second late (docs/performance.md).
  ConformancePage: 1500,
};

const perfect = ["error", { minScore: 1, aggregationMethod: "median" }];
const atMost = (maxNumericValue) => ["error", { maxNumericValue, aggregationMethod: "median" }];
/** A warning, for what grows with the content: no text of an editor fails the benchmark. */
const ratherAtMost = (maxNumericValue) => ["warn", { maxNumericValue, aggregationMethod: "median" }];

module.exports = {
  ci: {
    collect: {
      startServerCommand: "tsx scripts/serve-http2.ts",
      startServerReadyPattern: "The site is served",
      url: [...pages.values()].map((pathname) => `https://localhost:${port}${pathname}`),
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
        ...[...pages].map(([{ type, group }, pathname]) => ({
          matchingUrlPattern: `:${port}${pathname}$`,
          assertions: {
            "largest-contentful-paint": atMost(firstPaint[type] ?? 1200),
            "resource-summary:document:size": ratherAtMost(htmlBytes(pathname)),
            "resource-summary:image:size": ratherAtMost(pictureBytes[type] ?? 25_000),
            // Lighthouse's SEO category marks `noindex` down, which pages of no group say.
            ...(group === undefined ? {} : { "categories:seo": perfect }),
          },
        })),
      ],
    },
    upload: { target: "filesystem", outputDir: "reports/lighthouse" },
  },
};
