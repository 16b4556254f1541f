import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect } from "@playwright/test";
import { edit, test } from "./dev-session";

test("started with an error in the content, the port answers until the site is there", ({ session }) => {
  const { errorPage, isStill, failedNavigations } = session.start;
  expect(errorPage).toContain("content/pages/pricing/pricing.yaml:");
  expect(errorPage).toContain("pageHaeder");
  expect(isStill).toBe(true);
  expect(failedNavigations).toEqual([]);
});

test("the start is quiet: what runs, where, and what is wrong", ({ session }) => {
  const output = session.output();
  const start = output.slice(0, output.indexOf("The site is ready."));
  expect(start).toContain(`${session.address}/`);
  // Webpack's warnings come after it.
  expect(output).not.toContain("Conflicting order");
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
  session,
  page,
  open,
}) => {
  test.setTimeout(300_000);
  await open("/pricing/");
  await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
  const schema = path.join(session.folder, "src", "content-schema", "collections", "pricing-page.ts");
  edit(schema, /^ {2}pageHeader,$/mu, '  pageHeader,\n  addedByTest: singleLine(80, "A field that a test adds."),');
  const added = "Words of the added field";
  edit(
    path.join(session.folder, "content", "pages", "pricing", "pricing.yaml"),
    /^pageHeader:$/mu,
    `addedByTest: ${added}\npageHeader:`,
  );
  // Not the error of a schema that no longer holds.
  await expect(page.getByRole("alert")).toHaveText(/^Live editing is starting again/u, { timeout: 30_000 });
  // The open page reloads by itself once the bundle is there.
  await expect(page.locator("html[data-old]")).toHaveCount(0, { timeout: 240_000 });
  expect(session.output()).toContain("Live editing starts again.");
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
  const response = await page.request.post(`${session.address}/___graphql`, {
    data: { query: "{ pricingPage { addedByTest } }" },
  });
  expect(await response.text()).toContain(added);
});
