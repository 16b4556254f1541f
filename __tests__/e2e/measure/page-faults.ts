import type { Page } from "@playwright/test";
import { unknownPage } from "../site";

/** The address that does not exist, and what Gatsby asks for to be sure of it. */
const isMeantToBeMissing = (url: string): boolean => url.includes(unknownPage.slice(1, -1));

/**
 * Listens to what goes wrong on a page from now on: errors, failed requests, and requests to other sites.
 * @param baseUrl the site's own address; all else is foreign
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
    // A page that is left, or a prefetch that the browser gave up, is no fault.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") faults.push(`failed: ${request.url()}`);
  });
  page.on("request", (request) => {
    if (!isOwn(request.url())) faults.push(`foreign: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !isMeantToBeMissing(response.url())) {
      faults.push(`${String(response.status())}: ${response.url()}`);
    }
  });
  return faults;
};
