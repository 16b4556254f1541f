import { expect } from "@playwright/test";
import { accessibleDesign } from "./content";
import { test } from "./site";
import { messageField } from "./states";

const { label, line, note } = accessibleDesign.firstFix;

test("the offer to say what to fix first begins a message, once", async ({ page }) => {
  await page.goto("/a11y-accessible-design/");
  await page.getByRole("main").getByRole("link", { name: label }).click();
  await expect.poll(() => messageField(page).inputValue()).toBe(`${line}\n\n`);
  await expect(page.getByRole("main")).toContainText(note);
  await messageField(page).fill("");
  await page.reload();
  await expect(page.getByRole("main")).toContainText(note);
  await expect(messageField(page)).toHaveValue("");
});
