import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { spokenText } from "./measure/spoken";
import { laptop, openPage, phone, unknownPage } from "./site";

/**
 * What a screen reader says on each kind of page and in each dialog. The texts in __tests__/spoken/ were read by a person
 * and accepted; whoever changes what is said reads the new text in the report and accepts it:
 * `npm run spoken:accept`.
 */

const folder = process.env["SPOKEN_FOLDER"] ?? path.resolve(__dirname, "..", "spoken");
const accepts = process.env["ACCEPT_SPOKEN"] === "1";

const expectSpoken = async (page: Page, name: string, selector: string): Promise<void> => {
  const said = await spokenText(page, selector);
  const file = path.join(folder, `${name}.txt`);
  if (accepts) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, said);
    return;
  }
  expect(existsSync(file), `${name}.txt is not there. Read what is said, then npm run spoken:accept`).toBe(true);
  expect(said, "What is said has changed. If it is right, npm run spoken:accept").toBe(readFileSync(file, "utf8"));
};

test.use({ bypassCSP: true, viewport: laptop });

/** One page of each kind. */
const kinds = {
  home: "/",
  "about-us": "/about-us/",
  services: "/services/",
  "capability-statement": "/services/capability-statement/",
  "our-projects": "/our-projects/",
  pricing: "/pricing/",
  "accessible-design-tab": "/a11y-accessible-design/legal/",
  "step-discovery": "/project-grooming-table/",
  "step-define": "/project-step-up-90/define/",
  "step-ideate": "/project-senate/ideate/",
  "step-prototype": "/project-grooming-table/prototype/",
  "step-test": "/project-step-up-90/test/",
  "contact-us": "/contact-us/",
  "start-your-project": "/start-your-project/?duration=3-6-months",
  "accessibility-statement": "/accessibility-statement/",
  "accessibility-conformance-report": "/accessibility-conformance-report/",
  "privacy-policy": "/privacy-policy/",
  sitemap: "/sitemap/",
  offline: "/offline/",
  "page-not-found": unknownPage,
};

for (const [name, address] of Object.entries(kinds)) {
  test(`page: ${name}`, async ({ page }) => {
    await openPage(page, address);
    await expectSpoken(page, `page-${name}`, "main");
  });
}

test("frame: header, footer and bottom bar", async ({ page }) => {
  await openPage(page, "/services/");
  await expectSpoken(page, "frame-header", "header");
  await expectSpoken(page, "frame-footer", "footer");
  await page.setViewportSize(phone);
  await openPage(page, "/services/");
  await expectSpoken(page, "frame-header-phone", "header");
  await expectSpoken(page, "frame-bottom-bar", "nav.bottom-bar");
});

test("a chosen price", async ({ page }) => {
  await openPage(page, "/pricing/");
  await page.getByRole("radio", { name: "3-6 months" }).check();
  await expect(page.getByRole("heading", { name: "What to expect: 3-6 months" })).toBeVisible();
  await expectSpoken(page, "state-chosen-price", "main");
});

test.describe("dialogs", () => {
  const submit = (page: Page): Locator => page.getByRole("form").locator("button[type=submit]");
  const answer = (page: Page, status: number) =>
    page.route("**/api/contact", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({
            status,
            contentType: "application/json",
            body: JSON.stringify({ status, body: "The mail server is not there." }),
          })
        : route.fallback(),
    );
  const dialogs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    drawer: async (page) => {
      await page.setViewportSize(phone);
      await openPage(page, "/services/");
      await page.getByRole("button", { name: "Open Menu" }).click();
    },
    statement: async (page) => {
      await openPage(page, "/services/");
      await page.getByRole("button", { name: "Accessibility Statement" }).click();
    },
    "form-error": async (page) => {
      await openPage(page, "/contact-us/");
      await submit(page).click();
    },
    success: async (page) => {
      await openPage(page, "/contact-us/");
      await answer(page, 200);
      await page.getByRole("form").getByLabel("Email").fill("ana@example.com");
      await page.getByRole("form").getByLabel("Message").fill("Hello");
      await submit(page).click();
    },
    "send-failure": async (page) => {
      await openPage(page, "/contact-us/");
      await answer(page, 400);
      await page.getByRole("form").getByLabel("Email").fill("ana@example.com");
      await page.getByRole("form").getByLabel("Message").fill("Hello");
      await submit(page).click();
    },
    "enlarged-picture": async (page) => {
      await openPage(page, "/project-senate/ideate/");
      await page.locator(".figure__enlarge").first().click();
    },
  };
  for (const [name, open] of Object.entries(dialogs)) {
    test(name, async ({ page }) => {
      await open(page);
      const dialog = page.getByRole("dialog");
      await expect(dialog).toHaveCount(1);
      await expect(dialog).toBeVisible();
      await dialog.evaluate((element) => element.setAttribute("data-read", ""));
      await expectSpoken(page, `dialog-${name}`, "[data-read]");
    });
  }

  test("the form with its errors", async ({ page }) => {
    await openPage(page, "/contact-us/");
    await submit(page).click();
    for (let left = 2; left > 0; left -= 1)
      await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectSpoken(page, "state-form-errors", "form");
  });
});
