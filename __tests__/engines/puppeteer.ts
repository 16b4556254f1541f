import { launch, type ElementHandle, type LaunchOptions, type Page } from "puppeteer-core";
import { chromiumArguments, findChromium, onPath } from "../../scripts/find-chromium";
import { onCleanUp } from "../clean-up";
import { EnginePage, type Engine, type Key, type PageOptions, type Target } from "./engine";

/**
 * Firefox reports every request that a worker answers when its page is left before the answer, whatever the worker does
 * (docs/offline.md). A file that is missing on the open page fails the test in another way.
 */
const isOfLeftPage = (error: string): boolean =>
  error.includes("A ServiceWorker intercepted the request and encountered an unexpected error");

/** Chromium over the DevTools protocol or Firefox over WebDriver BiDi, driven by Puppeteer. */
class PuppeteerPage extends EnginePage {
  readonly #errors: string[] = [];
  reload = () => this.page.reload();
  back = () => this.page.goBack();
  forward = () => this.page.goForward();
  press = (key: Key) => this.page.keyboard.press(key);
  type = (text: string) => this.page.keyboard.type(text);
  load = (url: string) => this.page.goto(url);
  errors = () => Promise.resolve(this.#errors.filter((error) => !isOfLeftPage(error)));

  constructor(
    readonly page: Page,
    readonly version: string,
    readonly hasScripts: boolean,
  ) {
    super();
    page.on("pageerror", (error) => this.#errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") this.#errors.push(`${message.text()} ${message.location().url ?? ""}`);
    });
  }

  evaluate<Result>(read: (argument: string) => Result | Promise<Result>, argument = ""): Promise<Result> {
    return this.page.evaluate(read, argument);
  }

  async on<Result>(target: Target, read: (element: Element) => Result): Promise<Result | undefined> {
    return (await this.#find(target))?.evaluate(read);
  }

  async clickNow(target: Target): Promise<void> {
    const element = await this.#find(target);
    if (this.hasScripts) return element?.click();
    // ElementHandle.click waits for an IntersectionObserver, which never reports where scripts are off: by keyboard.
    await element?.focus();
    if (await element?.evaluate((one) => !one.matches("input, textarea"))) await this.press("Enter");
  }

  // Not page.$$ with a CSS selector, and not isVisible: they wait for promises in the page, which never settle where
  // scripts are off.
  async #find(target: Target): Promise<ElementHandle | null> {
    const isVisible = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });
    if (typeof target === "string") {
      const found = await this.page.evaluateHandle(
        (selector) =>
          [...document.querySelectorAll(selector)].find((one) => one.checkVisibility({ visibilityProperty: true })),
        target,
      );
      return found.asElement() as ElementHandle | null;
    }
    for (const element of await this.page.$$(`aria/${target.name}[role="${target.role}"]`))
      if (await element.evaluate(isVisible)) return element;
    return null;
  }
}

const open = async (
  launchOptions: LaunchOptions,
  { width = 1280, javaScript }: PageOptions,
): Promise<PuppeteerPage> => {
  const browser = await launch(launchOptions);
  onCleanUp(() => browser.close());
  const page = await browser.newPage();
  await page.setViewport({ width, height: 800 });
  return new PuppeteerPage(page, await browser.version(), javaScript ?? true);
};

export const chromium: Engine = {
  name: "Chromium",
  missing: undefined,
  open: async (options) => {
    const enginePage = await open({ executablePath: findChromium(), args: [...chromiumArguments] }, options);
    const session = await enginePage.page.createCDPSession();
    await session.send("Emulation.setScriptExecutionDisabled", { value: options.javaScript === false });
    await session.send("Emulation.setEmulatedMedia", {
      features: [
        { name: "prefers-color-scheme", value: options.dark === true ? "dark" : "light" },
        { name: "forced-colors", value: options.forcedColors === true ? "active" : "none" },
      ],
    });
    return enginePage;
  },
};

const executablePath = onPath(["firefox-esr", "firefox"]);

export const firefox: Engine = {
  name: "Firefox",
  missing: executablePath === undefined ? "Firefox (Debian: firefox-esr)" : undefined,
  open: (options) => {
    // What WebDriver BiDi cannot set, as Firefox's own settings (about:config).
    const extraPrefsFirefox = {
      // Scripts of the driver still run.
      "javascript.enabled": options.javaScript ?? true,
      // 0 is dark, 1 light.
      "layout.css.prefers-color-scheme.content-override": options.dark === true ? 0 : 1,
      // 2 is "always override the colors of pages", which matches (forced-colors: active).
      "browser.display.document_color_use": options.forcedColors === true ? 2 : 1,
    };
    return open({ browser: "firefox", executablePath: executablePath ?? "firefox", extraPrefsFirefox }, options);
  },
};
