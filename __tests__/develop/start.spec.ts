import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect } from "@playwright/test";
import { edit, pricingIn, startLimit, test } from "./dev-session";

test("the start is quiet: what is wrong, what runs, and where", ({ session: { output, address } }) => {
  const start = output().slice(0, output().indexOf(`${address}/`));
  expect(start.split("\n").length).toBeLessThan(30);
});

test("a build beside it is refused in a sentence", ({ session }) => {
  const build = spawnSync(process.execPath, ["--import", "tsx", path.join("scripts", "build.ts")], {
    cwd: session.folder,
    encoding: "utf8",
  });
  expect(build.status).toBe(1);
  expect(build.stderr).toMatch(/^"npm run develop" is running in this folder \(process \d+\)\./u);
});

test("a changed schema takes effect: live editing starts again, and the open page with it", async ({
  session: { folder },
  page,
  open,
}) => {
  test.setTimeout(startLimit);
  await open("/pricing/");
  await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
  const schema = path.join(folder, "src", "content-schema", "collections", "pricing-page.ts");
  edit(schema, /^ {2}\.\.\.pageTop,$/mu, '  ...pageTop,\n  addedByTest: singleLine(80, "A field that a test adds."),');
  await expect(page.getByRole("alert")).toHaveText(/^Live editing is starting again/u);
  edit(pricingIn(folder), /^pageHeader:$/mu, "addedByTest: Words of the added field\npageHeader:");
  await expect(page.locator("html[data-old]")).toHaveCount(0, { timeout: startLimit });
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
});
