import path from "node:path";
import { expect } from "@playwright/test";
import { bundleScript } from "../../src/gatsby/outputs/bundle-script";
import { openSitemap, shortManifest, test, visitUntilReady } from "./service-worker";
import { fullOnly, heading } from "./site";
import { emailField, form } from "./states";
import type { TestServer } from "./test-server";

/** The service worker from one version of the site to the next, from the former site's to this one, and to none. */

const newText = "Makers of a new version";

/** As a build would write it: another Home, its revision, and no more script of the contact form. */
const nextVersion = (site: TestServer) =>
  site.version(
    shortManifest,
    ["index.html", /(?<=<h1[^>]*>)[^<]+/u, newText],
    ["ngsw-worker.js", /(?<="url":"\/","revision":")[^"]+/u, "changed"],
    ["ngsw-worker.js", /\{"url":"\/contact-form-[^}]+\},/u, ""],
  );

test("the next page is of the new version; a tab of the old one keeps working, and nothing reloads by itself", async ({
  page,
  context,
  site,
}) => {
  await visitUntilReady(page, site, "/contact-us/");
  await page.evaluate(() => {
    document.documentElement.dataset["openedBefore"] = "";
  });
  const next = nextVersion(site);
  site.deploy((request, response) => {
    if (request.url?.startsWith("/contact-form-") === true) response.writeHead(404).end();
    else next(request, response);
  });
  // The worker of the old version still runs. The new one takes over both tabs.
  const other = await context.newPage();
  await visitUntilReady(other, site);
  await expect(heading(other)).toHaveText(newText);

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
  async ({ page, context, site }) => {
    await visitUntilReady(page, site);
    site.deploy(nextVersion(site));
    await visitUntilReady(await context.newPage(), site, "/pricing/");
    site.goOffline();
    await page.reload();
    await expect(heading(page)).toHaveText(newText);
  },
);

test("the kill switch unregisters the worker and deletes its caches", fullOnly, async ({ page, site }) => {
  await visitUntilReady(page, site);
  const killSwitch = await bundleScript(
    path.resolve(__dirname, "..", "..", "src", "client", "service-worker", "worker", "kill-switch.ts"),
  );
  site.deploy(site.version(["ngsw-worker.js", /[^]*/u, killSwitch]));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await openSitemap(page);
});

test("what the worker of the former site has cached is deleted", fullOnly, async ({ page, site }) => {
  site.deploy((_, response) => response.setHeader("Content-Type", "text/html").end("<title>Former site</title>"));
  await page.goto(`${site.address}/`);
  // Angular's worker, which had the same name, names its caches so.
  await page.evaluate(async () => (await caches.open("ngsw:/:1:assets:app:cache")).put("/", new Response("Former")));
  site.deploy(site.version(shortManifest));
  await visitUntilReady(page, site, "/services/");
  expect(await page.evaluate(() => caches.keys())).toEqual(["site"]);
});
