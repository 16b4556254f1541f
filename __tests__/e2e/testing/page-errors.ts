import type { Page } from "@playwright/test";
import { unknownPage } from "../site";

/** The unknown address and what Gatsby requests for it. */
const isMeantToBeMissing = (url: string): boolean => url.includes(unknownPage.slice(1, -1));

/**
 * Collects errors, failed requests and third-party requests of a page from now on.
 * @param baseUrl the site's own origin
 * @returns a list that grows
 */
export const collectErrors = (page: Page, baseUrl: string): readonly string[] => {
  const errors: string[] = [];
  const isOwn = (url: string): boolean => url.startsWith(baseUrl) || url.startsWith("data:") || url.startsWith("blob:");
  page.on("pageerror", (error) => errors.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !isMeantToBeMissing(message.location().url)) {
      errors.push(`console: ${message.text()}`);
    }
  });
  page.on("requestfailed", (request) => {
    // Requests of a page that was left, and canceled prefetches.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") errors.push(`failed: ${request.url()}`);
  });
  page.on("request", (request) => {
    if (!isOwn(request.url())) errors.push(`third party: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !isMeantToBeMissing(response.url())) {
      errors.push(`${String(response.status())}: ${response.url()}`);
    }
  });
  return errors;
};
