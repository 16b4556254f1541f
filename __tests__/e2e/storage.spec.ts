// Nothing is stored before the form is touched, then one cookie, with which a message is sent.
import { expect } from "@playwright/test";
import { minElapsedMs } from "../../src/contact/api-contract";
import { dialogs } from "./content";
import { test } from "./site";
import { emailField, messageField, submitButton } from "./states";

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
