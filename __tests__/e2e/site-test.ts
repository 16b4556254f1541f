import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test as base, type Locator, type Page, type Request } from "@playwright/test";
import { builtPages } from "../../scripts/built-pages";
import { contentPages, studies } from "./content";

export const publicFolder = path.resolve(__dirname, "..", "..", "public");

/** What the browser's policy refused, or React reports: it found another page than it rendered, or threw. */
const failure = /content security policy|hydrat|React error/iu;

/**
 * A test that fails when a script throws, React reports an error or the Content-Security-Policy refuses something on any
 * of its pages.
 */
export const test = base.extend<{ readonly errors: string[] }>({
  errors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on("weberror", (error) => errors.push(String(error.error())));
      context.on("console", (message) => {
        if (message.type() === "error" && failure.test(message.text())) errors.push(message.text());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Every page of the built sitemap. */
export const everyPage = builtPages(publicFolder);

/** Answered with the site's 404 page. */
export const unknownPage = "/there-is-no-such-page/";

/** Every page of the sitemap, and the two that it leaves out: the offline page and the 404 page. */
export const allPages: readonly string[] = [...everyPage, "/offline/", unknownPage];

/** The HTML that the build wrote for a page of the sitemap. */
export const builtHtml = (address: string): string =>
  readFileSync(path.join(publicFolder, address, "index.html"), "utf8");

/** The pages by their template; of several the last one. */
const byTemplate = (addresses: readonly string[]) =>
  new Map(addresses.map((address) => [contentPages.find((page) => page.address === address)?.type, address])).values();

/** The first and the last page of each template, and the 404 page, for what all pages of a template have in common. */
export const pagePerTemplate: readonly string[] = [
  ...new Set([...byTemplate([...everyPage].reverse()), ...byTemplate(everyPage)]),
  unknownPage,
];

const lastStep = studies[0]?.steps.at(-1)?.address ?? "/our-projects/";

/** A page of each kind: with the hero, with the form, with pictures. */
export const samplePages: readonly string[] = ["/", "/contact-us/", lastStep];

/** Details of a test that `npm run test:full` runs, not `npm test` (see playwright.config.ts). */
export const fullOnly = { tag: "@full" } as const;

/** Details of a test that many pages or states have alike: `npm test` runs it on the samples. */
export const sampleTest = (isSample: boolean): { readonly tag?: string } => (isSample ? {} : fullOnly);

/** Details of a test that every page has: `npm test` runs it on the sample pages. */
export const pageTest = (address: string) => sampleTest(samplePages.includes(address));

/** Viewports, in CSS pixels. */
export const phone = { width: 375, height: 740 };
export const tablet = { width: 768, height: 1024 };
export const laptop = { width: 1280, height: 800 };

/** A laptop at 400 %: the smallest viewport that WCAG 1.4.10 (reflow) knows. */
export const zoomed = { width: 320, height: 256 };

/** A laptop at 500 %, the most that browsers have. */
export const zoomedMost = { width: 256, height: 160 };

/** Pauses requests, also mocked ones. @param what their addresses @returns functions that continue or abort them */
export const pauseRequests = async (page: Page, what: RegExp) => {
  let decide: (arrive: boolean) => void = () => undefined;
  const decision = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  await page.route(what, async (route) => {
    await ((await decision) ? route.fallback() : route.abort());
  });
  return { resume: () => decide(true), abort: () => decide(false) };
};

/** A response of the contact function: its JSON, a text that is none of its responses, or a lost connection. */
export type MockResponse =
  | {
      readonly status: number;
      readonly body?: unknown;
      readonly reference?: string;
      /** The header Retry-After, in seconds. */
      readonly retryAfter?: number;
    }
  | string
  | "lost";

/** Mocks the contact function: these responses in order, then 200. @returns a list that grows */
export const mockPosts = async (page: Page, responses: readonly MockResponse[] = []): Promise<readonly Request[]> => {
  const posts: Request[] = [];
  await page.route("**/api/contact", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const response = responses[posts.length] ?? { status: 200 };
    posts.push(route.request());
    if (response === "lost") return route.abort();
    if (typeof response === "string") return route.fulfill({ body: response });
    const headers = response.retryAfter === undefined ? {} : { "Retry-After": String(response.retryAfter) };
    return route.fulfill({ status: response.status, headers, json: response });
  });
  return posts;
};

/** The page's main heading. */
export const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });

/** Whether the focus is inside an element. */
export const containsFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element.contains(document.activeElement));
