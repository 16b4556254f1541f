import { expect, type Locator, type Page } from "@playwright/test";
import { studies } from "./content";
import { nextFrame, phone, sampleTest, snapshot, test } from "./site";
import { enlargeButton, menuButton, states, submitButton } from "./states";

/** WCAG 2.5.2: a press on a control that is released elsewhere does nothing. */

// Without motion, the effect of a press is there in the next frame.
test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

const controls: readonly (readonly [name: string, address: string, control: (page: Page) => Locator])[] = [
  ["the menu button", states.menu.page, menuButton],
  ["the next project", "/our-projects/", (page) => page.getByRole("main").locator("button[aria-disabled=false]")],
  ["an option of the price question", "/pricing/", (page) => page.getByRole("radio").first()],
  ["the form's button", "/contact-us/", submitButton],
  ["a picture that opens large", states.enlargedPicture.page, enlargeButton],
];

for (const [index, [name, address, find]] of controls.entries()) {
  test(name, sampleTest(index < 2), async ({ page }) => {
    test.skip(address === "/our-projects/" && studies.length < 2, "One card needs no controls.");
    await page.goto(address);
    const control = find(page);
    // Also makes Playwright scroll it into view and wait until it is stable.
    await control.hover();
    const before = await snapshot(page);
    await page.mouse.down();
    await page.mouse.move(1, 1);
    await page.mouse.up();
    await nextFrame(page);
    expect(await snapshot(page)).toEqual(before);

    await control.click();
    await expect.poll(() => snapshot(page), "released on it, it acts").not.toEqual(before);
  });
}
