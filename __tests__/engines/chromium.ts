import { chromium as playwright } from "@playwright/test";
import { chromiumArguments, findChromium } from "../../scripts/find-chromium";
import { viewportOf, waitForElement, type Engine, type Target } from "./engine";

/** Chromium, driven by Playwright. */
export const chromium: Engine = {
  name: "Chromium",
  missing: undefined,
  open: async (options) => {
    const browser = await playwright.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
    const page = await browser.newPage({
      viewport: viewportOf(options),
      // The other tests block them (playwright.config.ts).
      serviceWorkers: "allow",
      javaScriptEnabled: options.javaScript ?? true,
      colorScheme: options.dark === true ? "dark" : "light",
      forcedColors: options.forcedColors === true ? "active" : "none",
    });
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
    });
    const find = async (target: Target) => {
      const all =
        typeof target === "string"
          ? page.locator(target)
          : page.getByRole(target.role, { name: target.name, exact: true });
      const [element] = await all.filter({ visible: true }).elementHandles();
      return element;
    };
    return {
      version: browser.version(),
      goto: (url) => page.goto(url),
      reload: () => page.reload(),
      back: () => page.goBack(),
      forward: () => page.goForward(),
      evaluate: (read, argument = "") => page.evaluate(read, argument),
      on: async (target, read) => (await find(target))?.evaluate(read),
      click: async (target) => (await waitForElement(find, target)).click(),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      errors: () => Promise.resolve(errors),
      close: () => browser.close(),
    };
  },
};
