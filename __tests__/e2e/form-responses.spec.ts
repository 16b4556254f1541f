// The pages that answer a form sent without scripts have no barriers, and their links lead on, with scripts too.
import { expect } from "@playwright/test";
import { axeErrors } from "../a11y/axe";
import { contactForm, navigation } from "./content";
import { heading, sampleTest, sidewaysOverflow, test } from "./site";
import { emailField, form, messageField } from "./states";
import { smallTargets } from "./testing/target-size";

// Their content: __tests__/contact/form-post.test.ts.
for (const [what, email, title] of [
  ["thanks", "ana@example.com", contactForm.statusSuccess],
  ["the form again", "", contactForm.statusFailure],
] as const) {
  test(`${what}: no barriers, and links lead on`, sampleTest(email === ""), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto("/contact-us/");
    await emailField(page).fill(email);
    await messageField(page).fill(`Posted plainly ${Date.now()}`);
    // As a browser without scripts posts it.
    await form(page).evaluate((element: HTMLFormElement) => element.submit());
    await expect(heading(page)).toHaveText(title);
    // The response's CSP allows its style by hash.
    await expect(page.locator("body")).toHaveCSS("font-family", /Atkinson/u);
    expect(await axeErrors(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    const { label, to } = navigation.headerLinks.at(-1) ?? { label: "", to: "" };
    await page.getByRole("navigation").getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`, "u"));
  });
}
