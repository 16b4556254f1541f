/**
 * pa11y-ci brings puppeteer, which would fetch a browser of its own at install.
 * The audits use the Chromium that scripts/find-chromium finds, so the download is skipped.
 */
module.exports = { skipDownload: true };
