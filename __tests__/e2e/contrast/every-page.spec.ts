import { expect, test } from "@playwright/test";
import { everyPage, openPage, phone, unknownPage } from "../site";
import { focusFaults } from "./focus";
import { faultsIn } from "./judge";
import { looks, wear } from "./looks";
import { readPage } from "./read-page";

/**
 * Computed contrast of all that is shown, in the four sets of colors: text 7:1, edges of controls, icons and focus
 * marks 3:1. The colors are the browser's; the ground is walked up to what is opaque. ground.spec.ts holds the walk
 * against photographs.
 */
for (const address of [...everyPage, unknownPage]) {
  test(`${address}: text, edges, icons and focus can be seen in every set of colors`, async ({ page }) => {
    await openPage(page, address);
    const faults: string[] = [];
    for (const look of looks) {
      await wear(page, look);
      const samples = await readPage(page);
      expect(samples.filter(({ kind }) => kind === "text").length).toBeGreaterThan(5);
      expect(samples.filter(({ kind }) => kind === "edge").length).toBeGreaterThan(0);
      // Nothing stands over a picture or a gradient: there the colors alone would not tell.
      faults.push(...samples.filter(({ overPicture }) => overPicture).map(({ place }) => `${place} is over a picture`));
      faults.push(...faultsIn(look.name, samples));
      faults.push(...(await focusFaults(page, look.name)));
    }
    expect(faults).toEqual([]);
  });
}

test("on a phone: the bars and the row of cards as well", async ({ page }) => {
  await page.setViewportSize(phone);
  const faults: string[] = [];
  for (const address of ["/", "/our-projects/", "/project-senate/", "/a11y-accessible-design/"]) {
    await openPage(page, address);
    for (const look of looks) {
      await wear(page, look);
      faults.push(...faultsIn(`${address} ${look.name}`, await readPage(page)));
      faults.push(...(await focusFaults(page, `${address} ${look.name}`)));
    }
  }
  expect(faults).toEqual([]);
});
