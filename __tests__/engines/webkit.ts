import { spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { onPath } from "../../scripts/find-chromium";
import { onCleanUp } from "../testing/clean-up";
import { EnginePage, keyCodes, type BrowserEngine, type Key } from "./engine";

const webDriver = onPath(["WebKitWebDriver"]);
const xvfb = onPath(["Xvfb"]);

/** WebKit writes no console of a private session, and an automated one is private: the page collects its errors. */
const collectErrors = (): void => {
  const errors: string[] = [];
  Object.assign(window, { errors });
  console.error = (...parts: unknown[]) => errors.push(parts.join(" "));
  addEventListener("error", ({ message }) => errors.push(message), true);
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
};

/** A virtual display. @returns its name for DISPLAY */
const startScreen = async (): Promise<string> => {
  const process = spawn(xvfb ?? "Xvfb", ["-displayfd", "1"], { stdio: ["ignore", "pipe", "ignore"] });
  onCleanUp(() => process.kill());
  return `:${String((await once(process.stdout, "data"))[0]).trim()}`;
};

/** WebKitGTK's MiniBrowser, driven by Selenium. */
class WebKitPage extends EnginePage {
  // WebElement.sendKeys does not return in WebKitGTK 2.50.
  press = (key: Key) => this.type(keyCodes[key]);
  type = (text: string) => this.driver.actions().sendKeys(text).perform();
  errors = (): Promise<readonly string[]> => this.driver.executeScript("return window.errors ?? []");
  run = <Result>(expression: string) => this.driver.executeScript<Result>(`return ${expression}`);
  clickAt = (x: number, y: number) => this.driver.actions().move({ x, y, duration: 0 }).click().perform();

  constructor(readonly driver: WebDriver) {
    super();
  }

  async load(url: string): Promise<void> {
    await this.driver.get(url);
    await this.driver.executeScript(collectErrors);
  }
}

export const webkit: BrowserEngine = {
  name: "WebKit",
  missing: webDriver === undefined || xvfb === undefined ? "WebKitGTK (Debian: webkit2gtk-driver, xvfb)" : undefined,
  open: async ({ width = 1280, javaScript, dark }) => {
    // With JavaScript disabled it still runs the driver's scripts.
    const args = [
      "--automation",
      `--enable-javascript=${String(javaScript ?? true)}`,
      ...(dark === true ? ["--dark-mode"] : []),
    ];
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
      .withCapabilities(new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { args } }))
      .build();
    onCleanUp(() => driver.quit());
    await driver.manage().window().setRect({ width, height: 900 });
    return new WebKitPage(driver);
  },
};
