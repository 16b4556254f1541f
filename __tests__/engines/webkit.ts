import { spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, Capabilities, type WebDriver, type WebElement } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { onPath } from "../../scripts/find-chromium";
import { onCleanUp } from "../clean-up";
import { EnginePage, keyCodes, type Engine, type Key, type PageOptions, type Target } from "./engine";

const webDriver = onPath(["WebKitWebDriver"]);
const xvfb = onPath(["Xvfb"]);

/** MiniBrowser's arguments. With JavaScript disabled it still runs the driver's scripts. */
const argumentsFor = ({ javaScript, dark }: PageOptions): readonly string[] => [
  "--automation",
  ...(javaScript === false ? ["--enable-javascript=false"] : []),
  ...(dark === true ? ["--dark-mode"] : []),
];

/** What may have a role; the engine itself says which role and name an element has. */
const candidates = "a, button, input, textarea, select, summary, h1, h2, h3, h4, dialog, nav, [role]";

/** WebKit writes no console of a private session, and an automated one is private: the page collects its errors. */
const collectErrors = (): void => {
  const errors: string[] = [];
  Object.assign(window, { errors });
  console.error = (...parts: unknown[]) => errors.push(parts.join(" "));
  addEventListener("error", ({ message }) => errors.push(message), true);
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
};

/** A screen without a monitor. @returns its name for DISPLAY */
const startScreen = async (): Promise<string> => {
  const process = spawn(xvfb ?? "Xvfb", ["-displayfd", "1"], { stdio: ["ignore", "pipe", "ignore"] });
  onCleanUp(() => process.kill());
  return `:${String((await once(process.stdout, "data"))[0]).trim()}`;
};

/** WebKitGTK's MiniBrowser, driven by Selenium. */
class WebKitPage extends EnginePage {
  reload = () => this.driver.navigate().refresh();
  back = () => this.driver.navigate().back();
  forward = () => this.driver.navigate().forward();
  // WebElement.sendKeys does not return in WebKitGTK 2.50.
  press = (key: Key) => this.type(keyCodes[key]);
  type = (text: string) => this.driver.actions().sendKeys(text).perform();
  errors = (): Promise<readonly string[]> => this.driver.executeScript("return window.errors ?? []");
  clickNow = async (target: Target) => (await this.#find(target))?.click();

  constructor(
    readonly driver: WebDriver,
    readonly version: string,
  ) {
    super();
  }

  async load(url: string): Promise<void> {
    await this.driver.get(url);
    await this.driver.executeScript(collectErrors);
  }

  evaluate<Result>(read: (argument: string) => Result | Promise<Result>, argument = ""): Promise<Result> {
    return this.driver.executeScript(read, argument);
  }

  async on<Result>(target: Target, read: (element: Element) => Result): Promise<Result | undefined> {
    const element = await this.#find(target);
    return element === undefined ? undefined : this.driver.executeScript(read, element);
  }

  async #find(target: Target): Promise<WebElement | undefined> {
    const css = typeof target === "string" ? target : candidates;
    for (const element of await this.driver.findElements({ css })) {
      // The driver computes name and role of hidden elements, too.
      const isExposed = await this.driver.executeScript<boolean>(
        "return arguments[0].checkVisibility({ visibilityProperty: true }) && " +
          "(arguments[1] || arguments[0].closest('[inert], [aria-hidden=true]') === null)",
        element,
        typeof target === "string",
      );
      if (!isExposed) continue;
      if (typeof target === "string") return element;
      if ((await element.getAccessibleName()) === target.name && (await element.getAriaRole()) === target.role)
        return element;
    }
    return undefined;
  }
}

export const webkit: Engine = {
  name: "WebKit",
  missing: webDriver === undefined || xvfb === undefined ? "WebKitGTK (Debian: webkit2gtk-driver, xvfb)" : undefined,
  open: async (options) => {
    const service = new DriverService.Builder(webDriver ?? "WebKitWebDriver")
      .setLoopback(true)
      .setEnvironment({
        PATH: process.env["PATH"] ?? "",
        DISPLAY: await startScreen(),
        // GTK reads gtk-3.0/gtk.css in it.
        XDG_CONFIG_HOME: __dirname,
        // No session bus: nothing else is started and stays.
        DBUS_SESSION_BUS_ADDRESS: "disabled:",
      })
      .build();
    onCleanUp(() => service.kill());
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(
        new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { args: argumentsFor(options) } }),
      )
      .build();
    onCleanUp(() => driver.quit());
    await driver
      .manage()
      .window()
      .setRect({ width: options.width ?? 1280, height: 900 });
    return new WebKitPage(driver, (await driver.getCapabilities()).getBrowserVersion() ?? "");
  },
};
