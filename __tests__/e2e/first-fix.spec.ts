import { expect } from "@playwright/test";
import { accessibleDesign } from "./content";
import { test } from "./site";
import { messageField } from "./states";

const { label, line, note } = accessibleDesign.firstFix;

test("the offer to say what to fix first begins a message, once; a note says so while the message begins with it", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await page.goto("/a11y-accessible-design/");
  await main.getByRole("link", { name: label }).click();
  await expect.poll(() => messageField(page).inputValue()).toBe(`${line}\n\n`);
  await expect(main).toContainText(note);
  await expect(page).toHaveURL(/\/start-your-project\/$/u);
  await page.reload();
  await expect(main).toContainText(note);
  await messageField(page).fill("");
  await expect(main).not.toContainText(note);
  await page.reload();
  await messageField(page).focus();
  await expect(messageField(page)).toHaveValue("");
  await expect(main).not.toContainText(note);
});
