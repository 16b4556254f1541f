// Without JavaScript all content is there, and every control works or is replaced by a link.
import { expect, type Page } from "@playwright/test";
import { uiStrings } from "../../src/strings/ui-strings";
import { contactForm, headingOf, menuPages, navigation, pricing, studies } from "./content";
import { everyPage, heading, phone, sampleTest, test } from "./site-test";
import { enlargeButton, menuButton, fillAndSend, statementButton, states } from "./states";

// The pages that answer the form: __tests__/contact/form-post.test.ts.
test.use({ javaScriptEnabled: false });

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the menu opens, and a link leads to the footer's full list", async ({ page }) => {
    await page.goto("/services/");
    await menuButton(page).click();
    const menu = page.getByRole("dialog", { name: uiStrings.menu });
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await page.getByRole("banner").getByRole("link", { name: uiStrings.allPages }).click();
    await expect(page.getByRole("navigation", { name: uiStrings.footerNavigation })).toBeInViewport();
    const links = page.getByRole("contentinfo").getByRole("link");
    const { pages, compliance, siteLinks } = navigation.footer;
    for (const { label } of [...pages, ...compliance, ...siteLinks])
      await expect(links.and(page.getByRole("link", { name: label, exact: true })).first()).toBeVisible();
    for (const name of [uiStrings.facebook, uiStrings.linkedin])
      await expect(links.and(page.getByRole("link", { name, exact: true }))).toHaveCount(1);
  });

  test("all project cards scroll in a row, without dead controls", async ({ page }) => {
    await page.goto("/our-projects/");
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    const last = page
      .getByRole("main")
      .locator(`a[href='${studies.at(-1)?.address ?? ""}']:visible`)
      .last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });

  test("every price is shown, with the link that carries it", async ({ page }) => {
    await page.goto("/pricing/");
    for (const { key } of pricing.options)
      await expect(page.locator(`main a[href='/start-your-project/?duration=${key}']`)).toBeVisible();
  });

  test("the form is sent, and the answering page leads on", async ({ page }) => {
    await page.goto("/contact-us/");
    await fillAndSend(page);
    await expect(page).toHaveURL(/\/api\/contact\/?$/u);
    await expect(heading(page)).toHaveText(contactForm.statusSuccess);
    const { label = "", to = "" } = menuPages[0] ?? {};
    await page.getByRole("link", { name: label, exact: true }).click();
    await expect(heading(page)).toHaveText(headingOf(to));
  });
});

test("the accessibility statement opens, and a link leads to its page", async ({ page }) => {
  await page.goto("/");
  await statementButton(page).click();
  const statement = page.getByRole("dialog");
  await expect(statement).toBeVisible();
  // Chromium closes a dialog at the second Escape where only a script prevents the first.
  for (const key of ["Escape", "Escape"]) await page.keyboard.press(key);
  await expect(statement).toBeVisible();
  await statement.getByRole("button", { name: uiStrings.close, exact: true }).click();
  await expect(statement).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: uiStrings.statementPage }).click();
  await expect(page).toHaveURL(/\/accessibility-statement\/$/u);
});

test("a picture opens large, and a link leads to its file", async ({ page }) => {
  await page.goto(states.enlargedPicture.page);
  await enlargeButton(page).click();
  const dialog = page.getByRole("dialog");
  const src = (await dialog.getByRole("img").getAttribute("src")) ?? "";
  await dialog.getByRole("button", { name: uiStrings.close, exact: true }).click();
  await expect(dialog).toBeHidden();
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^${uiStrings.pictureFile}`, "u") })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${src}$`, "u"));
});

/** The visible text of main, without white space. */
const visibleText = (page: Page): Promise<string> =>
  page.getByRole("main").evaluate((main: HTMLElement) => main.innerText.replace(/\s+/gu, ""));

for (const address of everyPage) {
  const details = sampleTest(address === "/contact-us/");
  test(`${address} has at least 90 % of its text`, details, async ({ page, browser, baseURL }) => {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    const without = await visibleText(page);
    // javaScriptEnabled overrides this file's test.use.
    const other = await browser.newPage({ javaScriptEnabled: true, viewport: page.viewportSize() });
    await other.goto(`${baseURL ?? ""}${address}`);
    const withScripts = await visibleText(other);
    await other.close();
    expect(withScripts.length).toBeGreaterThan(0);
    expect(without.length / withScripts.length).toBeGreaterThanOrEqual(0.9);
  });
}
