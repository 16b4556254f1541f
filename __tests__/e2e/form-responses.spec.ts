import { expect } from "@playwright/test";
import { responsePageStrings } from "../../scripts/generate-function-content/response-page-strings";
import { axeErrors } from "../a11y/axe";
import { fullOnly, heading, sidewaysOverflow, test } from "./site";
import { emailField, form, messageField } from "./states";

/** The pages that answer a form sent without scripts. How they are reached: scripts-off.spec.ts. */
for (const [what, email, title] of [
  ["thanks", "ana@example.com", responsePageStrings.sentHeading],
  ["the form again", "", responsePageStrings.invalidHeading],
] as const) {
  test(`${what}: no barriers, nothing sideways`, fullOnly, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto("/contact-us/");
    await emailField(page).fill(email);
    await messageField(page).fill(`Posted plainly ${String(Date.now())}`);
    // axe is a script, so scripts are on, and the form is posted as a browser without scripts posts it.
    await form(page).evaluate((element: HTMLFormElement) => element.submit());
    await expect(heading(page)).toHaveText(title);
    // The response's CSP allows its style by hash.
    await expect(page.locator("body")).toHaveCSS("font-family", /Atkinson/u);
    expect(await axeErrors(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
}
