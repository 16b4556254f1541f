import { launch, type LaunchOptions, type Page } from "puppeteer-core";
import { chromiumArguments, findChromium, onPath } from "../../scripts/find-chromium";
import { onCleanUp } from "../testing/clean-up";
import { EnginePage, type BrowserEngine, type Key, type PageOptions } from "./engine";

/** Firefox reports responses of a worker that arrive after its page was left (docs/offline.md). */
const isOfLeftPage = (error: string): boolean =>
  error.includes("A ServiceWorker intercepted the request and encountered an unexpected error");

/** Chromium over the DevTools protocol or Firefox over WebDriver BiDi, driven by Puppeteer. */
class PuppeteerPage extends EnginePage {
  readonly #errors: string[] = [];
  press = (key: Key) => this.page.keyboard.press(key);
  type = (text: string) => this.page.keyboard.type(text);
  load = (url: string) => this.page.goto(url);
  run = <Result>(expression: string) => this.page.evaluate(expression) as Promise<Result>;
  clickAt = (x: number, y: number) => this.page.mouse.click(x, y);
  errors = () => Promise.resolve(this.#errors.filter((error) => !isOfLeftPage(error)));

  constructor(readonly page: Page) {
    super();
    page.on("pageerror", (error) => this.#errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") this.#errors.push(`${message.text()} ${message.location().url ?? ""}`);
    });
  }
}

const open = async (launchOptions: LaunchOptions, { width = 1280 }: PageOptions): Promise<PuppeteerPage> => {
  const browser = await launch(launchOptions);
  onCleanUp(() => browser.close());
  const page = await browser.newPage();
  await page.setViewport({ width, height: 800 });
  return new PuppeteerPage(page);
};

export const chromium: BrowserEngine = {
  name: "Chromium",
  missing: undefined,
  open: async (options) => {
    // Puppeteer now and then loses a page when a prerendered one takes its place. e2e/prerender.spec.ts looks at those.
    const args = [...chromiumArguments, "--disable-features=Prerender2"];
    const enginePage = await open({ executablePath: findChromium(), args }, options);
    const scheme = { name: "prefers-color-scheme", value: options.dark === true ? "dark" : "light" };
    await enginePage.page.setJavaScriptEnabled(options.javaScript ?? true);
    await enginePage.page.emulateMediaFeatures([scheme]);
    return enginePage;
  },
};

const executablePath = onPath(["firefox-esr", "firefox"]);

export const firefox: BrowserEngine = {
  name: "Firefox",
  missing: executablePath === undefined ? "Firefox (Debian: firefox-esr)" : undefined,
  open: (options) => {
    // What WebDriver BiDi cannot set, as Firefox's own settings (about:config).
    const extraPrefsFirefox = {
      // Scripts of the driver still run.
      "javascript.enabled": options.javaScript ?? true,
      // 0 is dark, 1 light.
      "layout.css.prefers-color-scheme.content-override": options.dark === true ? 0 : 1,
    };
    return open({ browser: "firefox", executablePath: executablePath ?? "firefox", extraPrefsFirefox }, options);
  },
};
