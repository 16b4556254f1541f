import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect } from "@playwright/test";
import { test } from "./site";
import { emailField, submitButton } from "./states";

/**
 * What a phone with an empty cache fetches, and when. What a page holds:
 * __tests__/build/budgets.test.ts; the bytes of words and pictures, which are an editor's: `npm run bench:lighthouse`.
 */

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

/** Bytes at brotli level 11 (docs/performance.md), without the inline script and without prefetched pages. */
const budget = 102_000;

/** The compressed size of a built file. zlib's default brotli level is 11. */
const compressedSize = (address: string): number =>
  brotliCompressSync(readFileSync(path.join(__dirname, "..", "..", "public", new URL(address).pathname))).length;

test("scripts stay within the budget after the form was used", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    // Prefetched scripts have the type "other".
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  await page.goto("/contact-us/");
  await emailField(page).tap();
  await submitButton(page).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  // The page is idle by then.
  await expect.poll(() => scripts.size).toBe(2);
  expect([...scripts].map((file) => /\/([^/]+)-[0-9a-f]+\.js$/u.exec(file)?.[1]).sort()).toEqual([
    "contact-form",
    "register-worker",
  ]);
  expect([...scripts].reduce((sum, file) => sum + compressedSize(file), 0)).toBeLessThanOrEqual(budget);
});

test("a page is shown before anything is fetched for later", async ({ page }) => {
  await page.goto("/");
  const fetched = await page.waitForFunction(() =>
    performance.getEntriesByType("resource").find(({ name }) => name.includes("/register-worker-")),
  );
  const painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  expect(await fetched.evaluate((entry) => entry?.startTime)).toBeGreaterThan(painted ?? Infinity);
});
