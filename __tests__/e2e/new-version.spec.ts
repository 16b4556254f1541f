import type { RequestListener } from "node:http";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { bundleScript } from "../../src/gatsby/outputs/bundle-script";
import { comeBack, openSitemap, precacheTimeout, shortManifest, visitUntilReady } from "./service-worker";
import { fullOnly, heading } from "./site";
import { emailField, form } from "./states";
import { TestServer } from "./test-server";

/** The service worker from one version of the site to the next, from the former site's to this one, and to none. */

test.use({ serviceWorkers: "allow" });
test.describe.configure({ timeout: 90_000 });

const site = new TestServer();

test.beforeAll(() => site.start());
test.afterAll(() => site.stop());

const newText = "Makers of a new version";

/** As a build would write it: another Home, its revision, and another script of the contact form. */
const nextVersion = () =>
  site.version(
    shortManifest,
    ["index.html", /(?<=<h1[^>]*>)[^<]+/u, newText],
    ["ngsw-worker.js", /(?<="url":"\/","revision":")[^"]+/u, "changed"],
    ["ngsw-worker.js", /(?<="url":"\/contact-form-)[0-9a-f]+/u, "0123456789abcdef0123"],
  );

/** Serves a version without its scripts, but for the worker's: the server no longer has those of the version before. */
const deployWithoutScripts = (app: RequestListener): void => {
  site.deploy((request, response) => {
    if (/^\/[^/]+\.js$/u.test(request.url ?? "") && !/^\/(?:ngsw|register)-worker/u.test(request.url ?? "")) {
      response.statusCode = 404;
      response.end();
    } else app(request, response);
  });
};

const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test("the next page is of the new version; a tab of the old one keeps working, and nothing reloads by itself", async ({
  page,
  context,
}) => {
  site.deploy(site.version(shortManifest));
  const events = await visitUntilReady(page, site, "/contact-us/");
  await page.evaluate(() => {
    document.documentElement.dataset["openedBefore"] = "";
  });
  deployWithoutScripts(nextVersion());
  // The worker of the old version still runs.
  const other = await comeBack(context, site, "/");
  await expect(heading(other)).toHaveText(newText);
  // The new worker takes over both tabs.
  await expect.poll(() => events, precacheTimeout).toEqual(["version detected", "ready", "version detected", "ready"]);

  await expect(page.locator("html")).toHaveAttribute("data-opened-before");
  // Its form's script is no more: the form is sent as without scripts (form-island.spec.ts).
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await emailField(page).focus();
  await expect(form(page)).not.toHaveAttribute("data-island");
  await expect(form(page)).toHaveJSProperty("noValidate", false);
  await openSitemap(page);
});

test(
  "offline, too, the next page is of the new version, also where it was not visited since",
  fullOnly,
  async ({ page, context }) => {
    site.deploy(site.version(shortManifest));
    const events = await visitUntilReady(page, site);
    site.deploy(nextVersion());
    await comeBack(context, site, "/pricing/");
    await expect
      .poll(() => events, precacheTimeout)
      .toEqual(["version detected", "ready", "version detected", "ready"]);
    const connect = site.goOffline();
    await page.reload();
    await expect(heading(page)).toHaveText(newText);
    connect();
  },
);

test("the kill switch unregisters the worker and deletes its caches", fullOnly, async ({ page, context }) => {
  const version = site.version(shortManifest);
  site.deploy(version);
  await visitUntilReady(page, site);
  const killSwitch = await bundleScript(
    path.resolve(__dirname, "..", "..", "src", "client", "service-worker", "worker", "kill-switch.ts"),
  );
  site.deploy((request, response) => {
    if (request.url === "/ngsw-worker.js") response.setHeader("Content-Type", "text/javascript").end(killSwitch);
    else version(request, response);
  });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => registrations(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await comeBack(context, site, "/services/");
});

test("what the worker of the former site has cached is deleted", fullOnly, async ({ page }) => {
  site.deploy((_, response) => response.setHeader("Content-Type", "text/html").end("<title>Former site</title>"));
  await page.goto(`${site.address}/`);
  // Angular's worker, which had the same name, names its caches so.
  await page.evaluate(async () => (await caches.open("ngsw:/:1:assets:app:cache")).put("/", new Response("Former")));
  site.deploy(site.version(shortManifest));
  await visitUntilReady(page, site, "/services/");
  expect(await page.evaluate(() => caches.keys())).toEqual(["site"]);
});
