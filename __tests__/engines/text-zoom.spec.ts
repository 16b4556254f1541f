// Text at 200 % (WCAG 1.4.4) by Firefox's own setting, which enlarges text alone, is in its column and in the window.
import { expect, test } from "@playwright/test";
import { findLayoutErrors } from "../e2e/testing/layout-errors";
import { pagePerTemplate, phone } from "../e2e/site-test";
import { cleanUp } from "../testing/clean-up";
import { firefox, startFirefox } from "./firefox";

test.afterEach(() => cleanUp());

test("Firefox cuts nothing off when text alone has 200 %", async ({ baseURL }) => {
  test.skip(firefox === undefined && process.env["CI"] === undefined, "Firefox is not installed. Debian: firefox-esr.");
  const zoom = { "ui.textScaleFactor": 200, "browser.display.os-zoom-behavior": 2 };
  const browser = await startFirefox(["--headless"], zoom);
  await browser.resize(phone.width);
  for (const address of pagePerTemplate) {
    await browser.open(`${baseURL ?? ""}${address}`);
    expect(await browser.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    const errors = await browser.evaluate(findLayoutErrors, "");
    expect.soft(errors, address).toEqual({ cut: [], overlaps: [], sideways: 0 });
  }
});
