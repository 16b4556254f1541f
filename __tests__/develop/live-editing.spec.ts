import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { edit, pricingIn, test } from "./dev-session";

const heading = /(?<=^pageHeader:\n(?:.*\n)*? {2}heading: ).*$/mu;

test("a saved change shows in the open page, in its frame too", async ({ session: { folder }, page, open }) => {
  await open("/pricing/");
  await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
  edit(pricingIn(folder), heading, "A heading of the session");
  await expect(page.locator("main h1")).toContainText("A heading of the session");
  edit(path.join(folder, "content", "studio.yaml"), /(?<=^ +display: ).*$/mu, "(404) 555-0199");
  await expect(page.locator("body")).toContainText("(404) 555-0199");
  await expect(page.locator("html[data-old]")).toHaveCount(1);
});

test("errors are in the terminal and in the page, which stays, until they are fixed", async ({
  session: { folder, output },
  page,
  open,
}) => {
  const pricing = pricingIn(folder);
  await open("/pricing/");
  const before = await page.locator("main").innerText();
  const alert = page.getByRole("alert");
  const errors =
    /content\/pages\/pricing\/pricing\.yaml:\d+:\d+ {2}pageHaeder .*\n +wrong: .+\n +fix: +Write pageHeader:/u;
  const shown = output().length;
  edit(pricing, /^pageHeader:$/mu, "pageHaeder:");
  await expect(alert).toHaveText(errors, { useInnerText: true });
  expect(output().slice(shown)).toMatch(errors);
  expect(await page.locator("main").innerText()).toBe(before);
  // In place: a watcher can lose a file that was replaced by the change before.
  writeFileSync(pricing, readFileSync(pricing, "utf8").replace(/^pageHaeder:$/mu, "pageHeader:"));
  await expect(alert).toBeHidden();
  edit(pricing, heading, "A heading after the errors");
  await expect(page.locator("main h1")).toContainText("A heading after the errors");
});

test("menu, arrows of the project cards and dialogs of the form work", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open("/");
  const position = page.getByText(/^Project \d+ of \d+$/u);
  await expect(position).toHaveText(/^Project 1 /u);
  // In development the page's script comes after Gatsby's app: an editor presses again.
  await expect(async () => {
    await page.getByRole("button", { name: /next/iu }).click();
    await expect(position).toHaveText(/^Project 2 /u, { timeout: 1000 });
  }).toPass();
  await page.getByRole("button", { name: /menu/iu }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await open("/contact-us/");
  await page.locator("form [type=submit]").click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
