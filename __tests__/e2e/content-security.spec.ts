// The policy refuses what others put into a page, and nothing is stored before the form is touched.
import { expect } from "@playwright/test";
import { minElapsedMs } from "../../src/contact";
import { dialogs } from "./content";
import { test } from "./site";
import { emailField, messageField, submitButton } from "./states";

// That the policy refuses nothing else, every test watches (`test` in site.ts).

test("the form stores nothing before the first touch, then one cookie", async ({ page, context }) => {
  await page.goto("/contact-us/");
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  await emailField(page).fill("ana@example.com");
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(cookies).toEqual(["XSRF-TOKEN"]);
  await messageField(page).fill("Hello");
  // A form that is sent faster than people type is refused.
  await page.waitForFunction((ms) => performance.now() > ms, minElapsedMs);
  await submitButton(page).click();
  await expect(page.getByRole("dialog", { name: dialogs.success.title })).toBeVisible();
  expect(await cookies()).toEqual(["XSRF-TOKEN"]);
});

test("a script, a style, a picture and a frame that others put into a page are refused", async ({ page, errors }) => {
  await page.goto("/services/");
  const title = await page.title();
  for (const [markup, directive] of [
    ['<img src="x" onerror="document.title=\'taken\'">', "script-src"],
    ["<style>body{display:none}</style>", "style-src"],
    ['<img src="https://elsewhere.example/x.png" alt="">', "img-src"],
    ['<iframe src="https://elsewhere.example/" title="x"></iframe>', "frame-src"],
  ] as const) {
    await page.getByRole("main").evaluate((main, html) => main.insertAdjacentHTML("beforeend", html), markup);
    await expect.poll(() => errors).toContainEqual(expect.stringContaining(directive));
  }
  expect(await page.title()).toBe(title);
  await expect(page.getByRole("main")).toBeVisible();
  // Expected here; what is left fails every test.
  errors.length = 0;
});
