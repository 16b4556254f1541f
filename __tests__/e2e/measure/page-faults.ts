import type { Page } from "@playwright/test";
import { unknownPage } from "../site";

/** The unknown address and what Gatsby requests for it. */
const isMeantToBeMissing = (url: string): boolean => url.includes(unknownPage.slice(1, -1));

/**
 * Collects errors, failed requests and third-party requests of a page from now on.
 * @param baseUrl the site's own origin
 * @returns a list that grows
 */
export const listenToFaults = (page: Page, baseUrl: string): readonly string[] => {
  const faults: string[] = [];
  const isOwn = (url: string): boolean => url.startsWith(baseUrl) || url.startsWith("data:") || url.startsWith("blob:");
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !isMeantToBeMissing(message.location().url)) {
      faults.push(`console: ${message.text()}`);
    }
  });
  page.on("requestfailed", (request) => {
    // Requests of a page that was left, and canceled prefetches.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") faults.push(`failed: ${request.url()}`);
  });
  page.on("request", (request) => {
    if (!isOwn(request.url())) faults.push(`third party: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !isMeantToBeMissing(response.url())) {
      faults.push(`${String(response.status())}: ${response.url()}`);
    }
  });
  return faults;
};
