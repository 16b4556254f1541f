import { expect, test } from "@playwright/test";
import { readThrough } from "./measure/motion";
import { phone } from "./site";

/** The way of adaptation.spec.ts through a page, where the content has no such row: Chromium loads six cards of it. */

test.use({ viewport: phone });

const picture = (name: string): string =>
  `<img src="/${name}.svg" alt="" loading="lazy" width="300" height="200" style="flex: none">`;
const names = Array.from({ length: 20 }, (_, index) => `card-${index}`);

test("pictures far out in a row load, and one that does not load is named", async ({ page }) => {
  const show = (html: string) =>
    page.route("**/row/", (route) => route.fulfill({ contentType: "text/html", body: html }), { times: 1 });
  await page.clock.install();
  await page.route("**/card-*.svg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg'/>" }),
  );
  await page.route("**/never.svg", () => undefined);
  await show(`<div style="display: flex; overflow-x: auto">${names.map(picture).join("")}</div>`);
  await page.goto("/row/");
  await readThrough(page);
  const loaded = await page.locator("img").evaluateAll((all: HTMLImageElement[]) => all.filter((one) => one.complete));
  expect(loaded).toHaveLength(names.length);

  await show(picture("never"));
  await page.goto("/row/");
  const named = expect(readThrough(page)).rejects.toThrow("/never.svg is in view");
  await page.clock.fastForward(10_000);
  await named;
});
