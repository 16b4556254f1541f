import { expect } from "@playwright/test";
import { phone, test } from "./site";

/** When a phone with an empty cache fetches what. How much: __tests__/build/budgets.test.ts, `npm run bench:lighthouse`. */

test.use({ viewport: phone, hasTouch: true });

test("a page is shown before anything is fetched for later", async ({ page }) => {
  await page.goto("/");
  const fetched = await page.waitForFunction(() =>
    performance.getEntriesByType("resource").find(({ name }) => name.includes("/register-worker-")),
  );
  const painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  expect(await fetched.evaluate((entry) => entry?.startTime)).toBeGreaterThan(painted ?? Infinity);
});
