import { setTimeout } from "node:timers/promises";
import { expect } from "@playwright/test";
import { titleOf } from "../e2e/content";

/** A CSS selector, or one with the whole shown text or `aria-label` of the element. */
export type Selector = string | readonly [selector: string, name: string];

/** Runs in the page. @returns the first visible element */
const find = (selector: string, name?: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find((one) => {
    if (!one.checkVisibility({ visibilityProperty: true })) return false;
    if (name === undefined) return true;
    const text = one.ariaLabel ?? (one as HTMLElement).innerText;
    return text.trim() === name && one.closest("[inert], [aria-hidden=true]") === null;
  });

/** Keys and their WebDriver codes. */
export const keyCodes = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004", ArrowDown: "\uE015" };
export type Key = keyof typeof keyCodes;

export interface PageOptions {
  /** The viewport's width in CSS pixels; 1280 by default. */
  readonly width?: number;
  readonly javaScript?: false;
  readonly dark?: true;
}

export interface BrowserEngine {
  readonly name: string;
  /** What to install where the engine is not there; undefined where it is. */
  readonly missing: string | undefined;
  /** Opens a page in a browser of its own with an empty profile, which cleanUp ends. */
  readonly open: (options: PageOptions) => Promise<EnginePage>;
}

/** Rejects where a navigation leaves an evaluation without a response (Firefox), so that it is retried. */
const within = <Result>(milliseconds: number, reading: Promise<Result>): Promise<Result> => {
  const limit = setTimeout(milliseconds, undefined, { ref: false });
  return Promise.race([reading, limit.then(() => Promise.reject(new Error("No answer.")))]);
};

/** Polls until a value is as expected. */
export const eventually = (what: string, read: () => Promise<unknown>, expected: unknown, timeout = 30_000) =>
  expect(async () => expect(await within(3000, read()), what).toEqual(expected)).toPass({ timeout });

/** A page in an engine: what a driver does (puppeteer.ts, webkit.ts), and checks that wait. */
export abstract class EnginePage {
  /** The server's address, without a slash at the end. */
  site = "";

  /** Resolves when the page has loaded. */
  abstract load(url: string): Promise<unknown>;
  /** Evaluates an expression, and awaits it where it is a promise. */
  abstract run<Result>(expression: string): Promise<Result>;
  /** Presses the primary mouse button at a point of the viewport. */
  abstract clickAt(x: number, y: number): Promise<unknown>;
  abstract press(key: Key): Promise<void>;
  abstract type(text: string): Promise<void>;
  /** The errors of the console and of scripts: in WebKit those of the open page since its load event. */
  abstract errors(): Promise<readonly string[]>;

  evaluate<Result>(read: (argument: string) => Result | Promise<Result>, argument = ""): Promise<Result> {
    return this.run(`(${String(read)})(${JSON.stringify(argument)})`);
  }

  /** Runs a function on the first visible element. @returns undefined where there is none */
  async on<Result>(target: Selector, read: (element: Element) => Result): Promise<Result | undefined> {
    const found = `(${String(find)})(...${JSON.stringify([target].flat())})`;
    const result = await this.run<Result | null>(`((one) => one && (${String(read)})(one))(${found})`);
    return result ?? undefined;
  }

  /** Opens a page as it is served: a test's first act is the visitor's. */
  goto(address: string): Promise<unknown> {
    return this.load(`${this.site}${address}`);
  }

  /** Clicks on the first visible element once its position is stable: the drawer and the carousel move. */
  async click(target: Selector): Promise<void> {
    const place = () =>
      this.on(target, (element) => {
        element.scrollIntoView({ behavior: "instant", block: "center" });
        const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      });
    await expect(async () => {
      const before = await place();
      await setTimeout(50);
      const { x, y } = (await place()) ?? { x: 0, y: 0 };
      expect(before, `${String(target)} is shown and stable`).toEqual({ x, y });
      await this.clickAt(x, y);
    }).toPass({ timeout: 30_000 });
  }

  async follow(links: string, address: string): Promise<void> {
    await this.click(`${links} a[href='${address}']`);
    await this.isAt(address);
  }

  async isAt(address: string): Promise<void> {
    await eventually("address", () => this.evaluate(() => location.pathname), address);
    await eventually("title", async () => titleOf(address).test(await this.evaluate(() => document.title)), true);
  }

  isShown(target: Selector): Promise<void> {
    return eventually(`${String(target)} is shown`, () => this.on(target, () => true), true);
  }

  isGone(target: Selector): Promise<void> {
    return eventually(`${String(target)} is gone`, () => this.on(target, () => true), undefined);
  }

  hasFocus(target: Selector): Promise<void> {
    const read = () => this.on(target, (element) => element.contains(document.activeElement));
    return eventually(`${String(target)} has the focus`, read, true);
  }
}
