import { expect, test, type Page } from "@playwright/test";
import { minElapsedMs } from "../../src/contact";
import { uiStrings } from "../../src/lib/ui-strings";
import { dialogs, studies } from "./content";
import { allPages, fullOnly, hydrate, openPage, phone, samplePages, waitForHydration } from "./site";
import { closeButton, emailField, menuButton, messageField, statementButton, states, submitButton } from "./states";
import { TestServer } from "./test-server";

/**
 * The site under its own Content-Security-Policy: nothing that it does is refused, in no state; what others put into
 * a page is. And what the privacy policy promises: nothing is asked of other hosts, no cookie before the form is touched.
 */

declare global {
  interface Window {
    tellRefused?: (what: string) => void;
  }
}

interface Watched {
  /** What the policy refused, and requests to other hosts. */
  readonly faults: () => Promise<readonly string[]>;
}

const watch = async (page: Page, origin: string): Promise<Watched> => {
  const told: string[] = [];
  await page.exposeFunction("tellRefused", (what: string) => told.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      window.tellRefused?.(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith("data:")) told.push(`foreign: ${request.url()}`);
  });
  // Refusals without a document, such as those in a worker, are told on the console only.
  page.on("console", (message) => {
    if (/content security policy/iu.test(message.text())) told.push(message.text());
  });
  return {
    faults: async () => {
      // One turn for events under way.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      return told;
    },
  };
};

test.describe("nothing of the site's own is refused", () => {
  for (const [pages, addresses, details] of [
    ["the sample pages", samplePages, {}],
    ["all pages", allPages, fullOnly],
  ] as const) {
    test(`on ${pages}, with their scripts, and without a cookie`, details, async ({ page, context, baseURL }) => {
      test.setTimeout(90_000);
      const { faults } = await watch(page, baseURL ?? "");
      for (const address of addresses) {
        await openPage(page, address);
        await page.evaluate(() => {
          window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
        });
      }
      expect(await faults()).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });
  }

  test("in the drawer, in dialogs, from page to page, in an answer", async ({ page, baseURL }) => {
    await page.setViewportSize(phone);
    const { faults } = await watch(page, baseURL ?? "");
    await openPage(page, states.menu.page);
    await menuButton(page).click();
    const link = page.getByRole("dialog", { name: uiStrings.menu }).locator("a:not([aria-current])").first();
    const address = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`, "u"));
    await statementButton(page).click();
    await closeButton(page).click();
    await openPage(page, states.enlargedPicture.page);
    await states.enlargedPicture.reach(page);
    await openPage(page, states.priceRange.page);
    await states.priceRange.reach(page);
    expect(await faults()).toEqual([]);
  });

  test("in the form: its errors and its thanks; the one cookie comes with the first touch", async ({
    page,
    context,
    baseURL,
  }) => {
    const { faults } = await watch(page, baseURL ?? "");
    await openPage(page, "/contact-us/");
    expect(await context.cookies()).toEqual([]);
    await emailField(page).fill("ana@example.com");
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(["XSRF-TOKEN"]);
    await submitButton(page).click();
    await closeButton(page).click();
    await messageField(page).fill("Hello");
    // A form that is sent faster than people type is refused.
    await page.clock.setFixedTime(Date.now() + minElapsedMs);
    await submitButton(page).click();
    await expect(page.getByRole("dialog", { name: dialogs.success.title })).toBeVisible();
    expect(await faults()).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(["XSRF-TOKEN"]);
  });

  test("in the form sent without scripts, and in the page that answers it", async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    const refused: string[] = [];
    page.on("console", (message) => {
      if (/content security policy/iu.test(message.text())) refused.push(message.text());
    });
    await page.goto("/contact-us/");
    await emailField(page).fill("ana@example.com");
    await messageField(page).fill("Hello");
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/api\/contact$/u);
    await expect(page.getByRole("main")).toBeVisible();
    // The answer's own style is let through by its hash.
    const family = await page.locator("body").evaluate((body) => getComputedStyle(body).fontFamily);
    expect(family).toContain("Atkinson");
    expect(refused).toEqual([]);
    await context.close();
  });
});

test.describe("the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  const site = new TestServer();
  test.beforeAll(async () => {
    await site.start();
    site.deploy(site.version());
  });
  test.afterAll(() => site.stop());

  test("keeps the site and serves it without a network, and nothing is refused", async ({ page }) => {
    const { faults } = await watch(page, site.address);
    const ready = page.waitForEvent("console", (message) => message.text() === "Service worker: ready");
    await page.goto(`${site.address}/`);
    await ready;
    const connect = site.cutOff();
    await page.goto(`${site.address}${studies[0]?.address ?? "/"}`);
    await hydrate(page);
    await waitForHydration(page);
    expect(await faults()).toEqual([]);
    connect();
  });
});

test.describe("what others put into a page is refused", () => {
  for (const [what, put, directive] of [
    ["a script", '<img src="x" onerror="document.title=\'taken\'">', "script-src-attr"],
    ["a style", "<style>body{display:none}</style>", "style-src-elem"],
    ["a picture from elsewhere", '<img src="https://elsewhere.example/x.png" alt="">', "img-src"],
    ["a frame", '<iframe src="https://elsewhere.example/" title="x"></iframe>', "frame-src"],
  ] as const) {
    test(what, async ({ page, baseURL }) => {
      const { faults } = await watch(page, baseURL ?? "");
      await page.goto("/services/");
      const title = await page.title();
      await page.evaluate((markup) => {
        document.querySelector("main")?.insertAdjacentHTML("beforeend", markup);
      }, put);
      await expect.poll(async () => (await faults()).some((fault) => fault.includes(directive))).toBe(true);
      expect(await page.title()).toBe(title);
      await expect(page.getByRole("main")).toBeVisible();
    });
  }
});
