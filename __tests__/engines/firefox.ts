import { ElementHandle, launch } from "puppeteer-core";
import { onPath } from "../../scripts/find-chromium";
import { onCleanUp } from "../clean-up";
import { viewportOf, waitForElement, type Engine, type PageOptions, type Target } from "./engine";

const executable = onPath(["firefox-esr", "firefox"]);

/** What WebDriver BiDi cannot set, as Firefox's own settings (about:config). */
const settings = ({ dark, forcedColors, javaScript }: PageOptions) => ({
  // Scripts of the driver still run.
  "javascript.enabled": javaScript ?? true,
  // 0 is dark, 1 light.
  "layout.css.prefers-color-scheme.content-override": dark === true ? 0 : 1,
  // 2 is "always override the colors of pages", which matches (forced-colors: active).
  "browser.display.document_color_use": forcedColors === true ? 2 : 1,
});

/**
 * Firefox reports every request that a worker answers when its page is left before the answer, whatever the worker does
 * (docs/offline.md). A file that is missing on the page that is open fails the promise in another way.
 */
const isOfLeftPage = (error: string): boolean =>
  error.includes("A ServiceWorker intercepted the request and encountered an unexpected error");

/** Firefox, driven by Puppeteer over WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox",
  missing: executable === undefined ? "Firefox (Debian: firefox-esr)" : undefined,
  open: async (options) => {
    const browser = await launch({
      browser: "firefox",
      executablePath: executable ?? "firefox",
      extraPrefsFirefox: settings(options),
    });
    onCleanUp(() => browser.close());
    const page = await browser.newPage();
    await page.setViewport(viewportOf(options));
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error instanceof Error ? error.message : String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`${message.text()} ${message.location().url ?? ""}`);
    });
    // Not page.$$ with a CSS selector, and not isVisible: they wait for promises in the page, which never settle where
    // scripts are off.
    const find = async (target: Target): Promise<ElementHandle | undefined> => {
      if (typeof target === "string") {
        const found = await page.evaluateHandle(
          (selector) =>
            [...document.querySelectorAll(selector)].find((one) => one.checkVisibility({ visibilityProperty: true })),
          target,
        );
        return found instanceof ElementHandle ? found : undefined;
      }
      for (const element of await page.$$(`aria/${target.name}[role="${target.role}"]`)) {
        if (await element.evaluate((one) => one.checkVisibility({ visibilityProperty: true }))) return element;
      }
      return undefined;
    };
    return {
      version: (await browser.version()).replace("firefox/", ""),
      goto: (url) => page.goto(url),
      reload: () => page.reload(),
      back: () => page.goBack(),
      forward: () => page.goForward(),
      evaluate: (read, argument = "") => page.evaluate(read, argument),
      on: async (target, read) => (await find(target))?.evaluate(read),
      click: async (target) => {
        const element = await waitForElement(find, target);
        if (options.javaScript !== false) return element.click();
        // ElementHandle.click waits for an IntersectionObserver, which never reports where scripts are off: by keyboard.
        await element.focus();
        const isField = await element.evaluate((one) => one.matches("input, textarea"));
        if (!isField) await page.keyboard.press("Enter");
      },
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      errors: () => Promise.resolve(errors.filter((error) => !isOfLeftPage(error))),
    };
  },
};
