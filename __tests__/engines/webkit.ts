import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Builder, Capabilities, Key as KeyCode, type WebElement } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { onPath } from "../../scripts/find-chromium";
import { onCleanUp } from "../clean-up";
import { viewportOf, waitForElement, type Engine, type Key, type PageOptions, type Target } from "./engine";

/** WebKitGTK's own browser is not on the PATH: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
const findMiniBrowser = (): string | undefined => {
  const inside = (folder: string, name: RegExp): readonly string[] =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((entry) => name.test(entry))
          .map((entry) => path.join(folder, entry))
      : [];
  return inside("/usr/lib", /-linux-/u)
    .flatMap((folder) => inside(folder, /^webkit2?gtk-/u))
    .map((folder) => path.join(folder, "MiniBrowser"))
    .find(existsSync);
};

const webDriver = onPath(["WebKitWebDriver"]);
const xvfb = onPath(["Xvfb"]);
const miniBrowser = findMiniBrowser();

/** The browser's arguments. Without `javascript-markup` it strips scripts from pages and still runs the driver's. */
const argumentsFor = ({ javaScript, dark }: PageOptions): readonly string[] => [
  "--automation",
  ...(javaScript === false ? ["--enable-javascript=false"] : []),
  ...(dark === true ? ["--dark-mode"] : []),
];

/** With its usual toolbar MiniBrowser is at least 447 px wide. */
const narrowToolbar = "* { margin: 0; padding: 0; border-width: 0; min-width: 0; font-size: 1px; }";

const keyCodes: Readonly<Record<Key, string>> = {
  Enter: KeyCode.ENTER,
  Escape: KeyCode.ESCAPE,
  Tab: KeyCode.TAB,
  Shift: KeyCode.SHIFT,
  ArrowDown: KeyCode.ARROW_DOWN,
};

/** What may have a role; the engine itself says which role and name an element has. */
const candidates = "a, button, input, textarea, select, summary, h1, h2, h3, h4, dialog, nav, [role]";

/**
 * WebKit writes no console of a private session, and an automated one is private: errors are collected in the page from
 * its load event on, before it is hydrated.
 */
const collectErrors = (): void => {
  const errors: string[] = [];
  Object.assign(window, { errors });
  const write = console.error;
  console.error = (...parts: unknown[]) => {
    errors.push(parts.join(" "));
    write(...parts);
  };
  addEventListener(
    "error",
    ({ message, target }) => errors.push(target instanceof Element ? target.outerHTML : message),
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    errors.push(`${violatedDirective} ${blockedURI}`),
  );
};

const readErrors = (): unknown => Reflect.get(window, "errors");

/** A screen without a monitor. @returns its name for DISPLAY */
const startScreen = async (): Promise<string> => {
  const process = spawn(xvfb ?? "Xvfb", ["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  onCleanUp(() => process.kill());
  const [number] = (await once(process.stdout, "data")) as [Buffer];
  return `:${number.toString().trim()}`;
};

/** WebKit, driven by Selenium: WebKitGTK's MiniBrowser on a virtual screen. */
export const webkit: Engine = {
  name: "WebKit",
  missing:
    webDriver === undefined || miniBrowser === undefined || xvfb === undefined
      ? "WebKitGTK's driver and Xvfb (Debian: webkit2gtk-driver, xvfb)"
      : undefined,
  open: async (options) => {
    const display = await startScreen();
    const folder = mkdtempSync(path.join(tmpdir(), "webkit-"));
    onCleanUp(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(path.join(folder, "gtk-3.0"));
    writeFileSync(path.join(folder, "gtk-3.0", "gtk.css"), narrowToolbar);
    const service = new DriverService.Builder(webDriver ?? "WebKitWebDriver")
      .setLoopback(true)
      .setEnvironment({
        PATH: process.env["PATH"] ?? "",
        DISPLAY: display,
        XDG_CONFIG_HOME: folder,
        // No session bus: nothing else is started and stays.
        DBUS_SESSION_BUS_ADDRESS: "disabled:",
      })
      .build();
    onCleanUp(() => service.kill());
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(
        new Capabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": {
            binary: miniBrowser,
            args: argumentsFor(options),
          },
        }),
      )
      .build();
    onCleanUp(() => driver.quit());
    const window = driver.manage().window();
    const viewport = viewportOf(options);
    await window.setRect(viewport);
    const inner: { width: number; height: number } = await driver.executeScript(
      "return { width: window.innerWidth, height: window.innerHeight }",
    );
    await window.setRect({
      width: 2 * viewport.width - inner.width,
      height: 2 * viewport.height - inner.height,
    });

    const isVisible = (element: WebElement): Promise<boolean> =>
      driver.executeScript("return arguments[0].checkVisibility({ visibilityProperty: true })", element);
    // The driver computes name and role of hidden elements, too.
    const isInert = (element: WebElement): Promise<boolean> =>
      driver.executeScript("return arguments[0].closest('[inert], [aria-hidden=true]') !== null", element);
    const matches = async (element: WebElement, target: Target): Promise<boolean> =>
      typeof target === "string" ||
      ((await element.getAccessibleName()) === target.name &&
        (await element.getAriaRole()) === target.role &&
        !(await isInert(element)));
    const find = async (target: Target): Promise<WebElement | undefined> => {
      const elements = await driver.findElements({ css: typeof target === "string" ? target : candidates });
      for (const element of elements)
        if ((await isVisible(element)) && (await matches(element, target))) return element;
      return undefined;
    };
    // A click on what still moves, the drawer or a carousel, would go beside it. Without scripts nothing moves.
    const isStill = (element: WebElement): Promise<boolean> =>
      driver.executeScript(async (one: Element) => {
        const place = () => JSON.stringify(one.getBoundingClientRect());
        const before = place();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return place() === before;
      }, element);
    const findStill = async (target: Target): Promise<WebElement | undefined> => {
      const element = await find(target);
      if (element === undefined || options.javaScript === false) return element;
      return (await isStill(element)) ? element : undefined;
    };
    return {
      version: (await driver.getCapabilities()).getBrowserVersion() ?? "",
      goto: async (url) => {
        await driver.get(url);
        await driver.executeScript(collectErrors);
      },
      reload: () => driver.navigate().refresh(),
      back: () => driver.navigate().back(),
      forward: () => driver.navigate().forward(),
      evaluate: (read, argument = "") => driver.executeScript(read, argument),
      on: async (target, read) => {
        const element = await find(target);
        return element === undefined ? undefined : driver.executeScript(read, element);
      },
      click: async (target) => (await waitForElement(findStill, target)).click(),
      // WebElement.sendKeys does not return in WebKitGTK 2.50.
      press: (key) => driver.actions().sendKeys(keyCodes[key]).perform(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      errors: async () => (await driver.executeScript<readonly string[] | null>(readErrors)) ?? [],
    };
  },
};
