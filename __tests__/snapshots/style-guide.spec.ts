// What someone hears of a part, its roles, names, states and order, changes only on purpose. The data are the style guide's.
import { expect, test } from "@playwright/test";

// Review what differs before you store it (docs/testing.md).

/** Nothing on the page changes; a snapshot that differs takes this long. */
const timeout = 5_000;

/** The folders of parts, and what a difference would mean to someone who hears the page. */
const snapshots = [
  ["components/data-table", "Cells are heard without the names of their row and column."],
  ["components/figure", "A picture is heard without its description, or twice."],
  ["sections/step-navigation", "The open step is not announced, or a step is no link."],
  ["sections/pagination", "Where the next step leads is not heard."],
  ["sections/tab-navigation", "The open tab is not announced."],
  ["sections/project-bands", "The projects are no list, or their numbers do not say what they count."],
  ["sections/home-advantages", "The choices are heard without their question, or what is hidden is heard."],
  ["sections/naics-codes", "A code is heard without what it means."],
  ["sections/conformance-table", "A result is heard without its criterion."],
  ["sections/pricing-calculator", "The choices are heard without their question."],
  ["sections/contact-form", "A field is heard without its label, or not as required."],
] as const;

test("each part of the style guide is heard as it was", async ({ page }) => {
  await page.goto("/styleguide/");
  for (const [folder, meaning] of snapshots) {
    const name = `${folder.split("/")[1] ?? ""}.aria.yml`;
    const part = page.locator(`[data-folder="${folder}"]`);
    await expect.soft(part, meaning).toMatchAriaSnapshot({ name, timeout });
  }
});
