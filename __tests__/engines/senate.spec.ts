// Senate's main task in Firefox and WebKit, from the folder with the prototypes' own policy.
import { expect, test } from "@playwright/test";
import { listenAnywhere } from "../contact/testing/server";
import { createPrototypeServer } from "../prototypes/prototype-test";
import { cleanUp } from "../testing/clean-up";
import { keys } from "./browser";
import { firefox, startFirefox } from "./firefox";
import { startWebKit, webkit } from "./webkit";

test.afterEach(() => cleanUp());

for (const [name, program, start] of [
  ["Firefox", firefox, () => startFirefox(["--headless"])],
  ["WebKit", webkit, startWebKit],
] as const)
  for (const width of [360, 1280])
    test(`${name}, ${String(width)} px: an address leads to an answer`, async () => {
      const isMissing = program === undefined && process.env["CI"] === undefined;
      test.skip(isMissing, `${name} is not installed. Debian: firefox-esr, webkit2gtk-driver, xvfb.`);
      const folder = `${await listenAnywhere(createPrototypeServer())}/prototypes/senate`;
      const browser = await start();
      await browser.resize(width);
      const words = (selector: string) =>
        browser.evaluate((one) => document.querySelector(one)?.textContent ?? "", selector);
      const sideways = () => document.documentElement.scrollWidth - window.innerWidth;
      await browser.open(`${folder}/index.html`);
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
