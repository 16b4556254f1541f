import { expect, test, type Page } from "@playwright/test";
import { heading, openPage, tablet } from "./site";

/** The three case studies with their five steps each. */

const studies = [
  { key: "project-senate", name: "Senate" },
  { key: "project-step-up-90", name: "Step Up 90" },
  { key: "project-grooming-table", name: "Grooming Table" },
] as const;

const steps = ["Discovery", "Define", "Ideate", "Prototype", "Test"] as const;

const addressOf = (study: string, step: string): string =>
  step === "Discovery" ? `/${study}/` : `/${study}/${step.toLowerCase()}/`;

const stations = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("navigation")
    .filter({ has: page.getByRole("link", { name: "Prototype" }) })
    .first();

/** The links of the step's end, without those of the stations. */
const ways = (page: Page) => page.getByRole("main").getByRole("navigation").last().getByRole("link");

/** Where the Start Your Project links of a step lead, as the specification says study by study. */
const startLinks = (study: string, step: string): readonly string[] => {
  if (study === "project-senate") return ["/start-your-project/"];
  return study === "project-grooming-table" && step === "Define"
    ? ["/contact-us/", "/start-your-project/"]
    : ["/contact-us/"];
};

for (const { key, name } of studies) {
  test.describe(name, () => {
    for (const [index, step] of steps.entries()) {
      test(`${step}: title, marks, way back, start link, previous and next`, async ({ page }) => {
        await openPage(page, addressOf(key, step));
        await expect(page).toHaveTitle(new RegExp(`^Project ${name} ${step} Step \\| `, "u"));
        await expect(stations(page).getByRole("link")).toHaveCount(5);
        await expect(stations(page).locator("[aria-current=step]")).toHaveText([new RegExp(`${step}$`, "u")]);
        await expect(page.getByRole("main").locator("a[href='/our-projects/']").first()).toBeVisible();

        const starts = await page
          .getByRole("main")
          .getByRole("link", { name: /start your project/iu })
          .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
        expect(new Set(starts)).toEqual(new Set(startLinks(key, step)));

        const targets = await ways(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
        const [previous, next] = [steps[index - 1], steps[index + 1]];
        if (previous !== undefined) expect(targets).toContain(addressOf(key, previous));
        if (next !== undefined) expect(targets).toContain(addressOf(key, next));
      });
    }

    test("the steps can be taken in any order", async ({ page }) => {
      await openPage(page, addressOf(key, "Discovery"));
      for (const step of ["Test", "Define", "Prototype", "Discovery", "Ideate"] as const) {
        await stations(page).getByRole("link", { name: step }).click();
        await expect(page).toHaveURL(new RegExp(`${addressOf(key, step)}$`, "u"));
        await expect(stations(page).locator("[aria-current=step]")).toHaveText([new RegExp(`${step}$`, "u")]);
      }
    });

    test("from the first step to the last by 'next', and back to the projects", async ({ page }) => {
      await openPage(page, addressOf(key, "Discovery"));
      const headings = new Set<string>();
      for (const step of steps.slice(1)) {
        const name = (await heading(page).textContent()) ?? "";
        headings.add(name);
        await ways(page)
          .and(page.locator(`[href='${addressOf(key, step)}']`))
          .click();
        await expect(page).toHaveURL(new RegExp(`${addressOf(key, step)}$`, "u"));
        await expect(heading(page)).not.toHaveText(name);
      }
      expect(headings.size, "each step has a heading of its own").toBe(4);
      await page.getByRole("main").locator("a[href='/our-projects/']").first().click();
      await expect(page).toHaveURL(/\/our-projects\/$/u);
    });
  });
}

test("a header at 768 px, a list at 767 px", async ({ page }) => {
  const tops = async () =>
    new Set(
      await Promise.all(
        (await stations(page).getByRole("link").all()).map(async (link) =>
          Math.round((await link.boundingBox())?.y ?? -1),
        ),
      ),
    );
  await page.setViewportSize(tablet);
  await openPage(page, "/project-senate/");
  expect((await tops()).size, "all on one line").toBe(1);
  await page.setViewportSize({ width: 767, height: 1024 });
  expect((await tops()).size, "each on a line of its own").toBe(5);
});

test("the shown step is marked without color", async ({ page }) => {
  await openPage(page, "/project-senate/ideate/");
  const weight = (name: string) =>
    stations(page)
      .getByRole("link", { name })
      .evaluate((link) => Number(getComputedStyle(link).fontWeight));
  expect(await weight("Ideate")).toBeGreaterThan(await weight("Define"));
});

test("on a phone the ideate step has the specified footer", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openPage(page, "/project-grooming-table/ideate/");
  const footer = page.getByRole("contentinfo");
  for (const name of [
    "Home",
    "About Us",
    "Our Services",
    "Our Projects",
    "Pricing",
    "Accessible Design",
    "Contact Us",
    "Start Your Project",
    "Privacy Policy",
    "Section 508 compliance for federal entities",
    "WCAG 2.1 AA conformance for private entities",
    "Facebook",
    "LinkedIn",
    "Message",
  ]) {
    await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(footer).toContainText("Atlanta, Georgia");
});
