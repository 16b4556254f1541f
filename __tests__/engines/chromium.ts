import { chromium as playwright } from "@playwright/test";
import { chromiumArguments, findChromium } from "../../scripts/find-chromium";
import { onCleanUp } from "../clean-up";
import { viewportOf, waitForElement, type Engine, type Target } from "./engine";

/** Chromium, driven by Playwright. */
export const chromium: Engine = {
  name: "Chromium",
  missing: undefined,
  open: async (options) => {
    const browser = await playwright.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
    onCleanUp(() => browser.close());
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
      const visible = all.filter({ visible: true });
      return (await visible.count()) === 0 ? undefined : visible.first();
    };
    return {
      version: browser.version(),
      goto: (url) => page.goto(url),
      reload: () => page.reload(),
      back: () => page.goBack(),
      forward: () => page.goForward(),
      evaluate: (read, argument = "") => page.evaluate(read, argument),
      // Rejects soon where the element has gone meanwhile, so that it is looked for again.
      on: async (target, read) => (await find(target))?.evaluate(read, undefined, { timeout: 500 }),
      click: async (target) => (await waitForElement(find, target)).click(),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      errors: () => Promise.resolve(errors),
    };
  },
};
