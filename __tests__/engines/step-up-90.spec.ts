// Step Up 90's main task in Firefox and WebKit.
import { expect } from "@playwright/test";
import type { Browser } from "./browser";
import { crossBrowserTest } from "./cross-browser-test";

/** Presses until it is heard: a second press on the same key within the product's pause counts once. */
const pressUntil = (browser: Browser, selector: string, address: RegExp): Promise<void> =>
  expect(async () => {
    if (!address.test(await browser.evaluate(() => location.pathname))) await browser.click(selector);
    expect(await browser.evaluate(() => location.pathname)).toMatch(address);
  }).toPass({ timeout: 30_000 });

crossBrowserTest("Step Up 90: a reading reaches Trend and Theo", [360, 1280], async (browser, site) => {
  const folder = `${site}/prototypes/step-up-90`;
  await browser.open(`${folder}/`);
  await browser.click("#no-reading a");
  await browser.sees("#question", { text: "What is the top number?" });
  for (const digit of "128") await browser.click(`[data-digit="${digit}"]`);
  await browser.click("#go");
  await browser.sees("#number", { hasFocus: true });
  await browser.type("82");
  await browser.click("#go");
  await browser.sees("#question", { text: "What is your pulse?" });
  await browser.type("71");
  await browser.click("#go");
  await browser.sees("#question .stack", { hasFocus: false });
  await browser.sees("#question", { hasFocus: true });
  await pressUntil(browser, "#go", /step-up-90\/$/u);
  await browser.sees("#pulse", { text: "pulse 71" });
  const sideways = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await browser.evaluate(sideways)).toBeLessThanOrEqual(0);
  await browser.click(".phone-bar a[href='trend.html']");
  await browser.sees("#chart", {});
  const lastTop = () => browser.evaluate(() => document.querySelector("#chart .end")?.textContent);
  // Firefox shows the page before its script has drawn the picture.
  await expect.poll(lastTop).toBe("128");
  await browser.click(".phone-bar a[href='sharing.html']");
  await browser.click("[name=readings]");
  await browser.sees("#sum", { text: "Theo sees your readings." });
  await browser.open(`${folder}/patients.html`);
  await browser.sees("#others tr:last-child .latest", { text: "128 over 82" });
  expect(await browser.evaluate(sideways)).toBeLessThanOrEqual(0);
  await browser.click(".call-card .call");
  await browser.sees("dialog", { hasFocus: true });
});
