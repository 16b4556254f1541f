import { expect, test } from "@playwright/test";
import { everyPage, openPage, pagePerTemplate, pageTest, phone, unknownPage } from "../site";
import { contrastFailures } from "./contrast-failures";
import { readSamples } from "./read-samples";
import { setTheme, themes } from "./themes";

/**
 * Computed contrast of everything visible, in the four themes: text 7:1; edges of controls and icons 3:1.
 * Text over pictures or gradients is not allowed, because computed colors say nothing about it.
 */
for (const { addresses, viewport } of [
  { addresses: [...everyPage, unknownPage], viewport: undefined },
  { addresses: pagePerTemplate, viewport: phone },
]) {
  for (const address of addresses) {
    test(`${address}${viewport === undefined ? "" : " on a phone"}`, pageTest(address), async ({ page }) => {
      if (viewport !== undefined) await page.setViewportSize(viewport);
      await openPage(page, address);
      const failures: string[] = [];
      for (const theme of themes) {
        await setTheme(page, theme);
        const samples = await readSamples(page);
        expect(samples.filter(({ kind }) => kind === "text").length).toBeGreaterThan(5);
        expect(samples.filter(({ kind }) => kind === "edge").length).toBeGreaterThan(0);
        failures.push(
          ...samples.filter(({ overPicture }) => overPicture).map(({ place }) => `${place}: over a picture`),
        );
        failures.push(...contrastFailures(theme.name, samples));
      }
      expect(failures).toEqual([]);
    });
  }
}
