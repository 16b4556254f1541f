// Senate's main task in Firefox and WebKit.
import { expect } from "@playwright/test";
import { keys } from "./browser";
import { crossBrowserTest } from "./cross-browser-test";

crossBrowserTest("Senate: an address leads to an answer", [360, 1280], async (browser, site) => {
  const folder = `${site}/prototypes/senate`;
  const words = (selector: string) =>
    browser.evaluate((one) => document.querySelector(one)?.textContent ?? "", selector);
  const sideways = () => document.documentElement.scrollWidth - window.innerWidth;
  await browser.open(`${folder}/`);
  await browser.click("#address");
  await browser.type(`nowhere${keys.Enter}`);
  await browser.sees("#error", {});
  expect(await words("#error")).toContain("isn’t one of the ten addresses");
  await browser.click("#addresses [data-district='7'] button");
  await browser.sees("#found-heading", { text: "Senator Odessa Larkmoor", hasFocus: true });
  await browser.click("#follow");
  await browser.sees(".yours .vote", { text: "voted yes" });
  expect(await browser.evaluate(sideways)).toBeLessThanOrEqual(0);
  await browser.click("a[href='safe-bus-stops.html']");
  await browser.click("[data-text=official]");
  await browser.sees("#official h2", { text: "Official text" });
  await browser.click(".follow");
  await browser.sees(".follow[aria-pressed=true]", {});
  await browser.sees("#seat-name", {});
  const seat = () => document.querySelector(".arch .yes use")?.getBoundingClientRect().width;
  expect(await browser.evaluate(seat)).toBeGreaterThanOrEqual(30);
  expect(await browser.evaluate(sideways)).toBeLessThanOrEqual(0);
  await browser.click("a[href='names.html']");
  await browser.click("[data-sort=vote] button");
  await browser.sees("[aria-sort=ascending]", { text: "Vote" });
  await browser.click(".back");
  await browser.click(".act .button");
  await browser.click("#send");
  await browser.sees("#text", { hasFocus: true });
  await browser.type("Will dark stops come first?");
  await browser.click("#send");
  await browser.click("#skip");
  await browser.sees("#heading", { text: "Your senator answered", hasFocus: true });
  expect(await words(".theirs .words")).toContain("Stops with night service come first.");
  expect(await browser.evaluate(sideways)).toBeLessThanOrEqual(0);
});
