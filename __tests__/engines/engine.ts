import { setTimeout } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { titleOf } from "../e2e/content";

/** A CSS selector, or a role and the whole accessible name, as the engine itself computes them. */
export type Target = string | { readonly role: Parameters<Page["getByRole"]>[0]; readonly name: string };

/** Keys and their WebDriver codes. */
export const keyCodes = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004", Shift: "\uE008", ArrowDown: "\uE015" };
export type Key = keyof typeof keyCodes;

export interface PageOptions {
  /** The viewport's width in CSS pixels; 1280 unless told. */
  readonly width?: number;
  readonly javaScript?: false;
  readonly dark?: true;
  readonly forcedColors?: true;
}

export interface Engine {
  readonly name: string;
  /** What to install where the engine is not there; undefined where it is. */
  readonly missing: string | undefined;
  /** Opens a page in a browser of its own with an empty profile, which cleanUp ends. */
  readonly open: (options: PageOptions) => Promise<EnginePage>;
}

const describe = (target: Target): string => (typeof target === "string" ? target : `${target.role} "${target.name}"`);

/** Rejects where a navigation leaves a reading without an answer (Firefox), so that it is tried again. */
const within = <Result>(milliseconds: number, reading: Promise<Result>): Promise<Result> => {
  const limit = setTimeout(milliseconds, undefined, { ref: false });
  return Promise.race([reading, limit.then(() => Promise.reject(new Error("No answer.")))]);
};

/** Polls until a value is as expected. */
export const eventually = (what: string, read: () => Promise<unknown>, expected: unknown, timeout = 15_000) =>
  expect(async () => expect(await within(3000, read()), what).toEqual(expected)).toPass({ timeout });

/** A page in an engine: what a driver does (puppeteer.ts, webkit.ts), and checks that wait. */
export abstract class EnginePage {
  abstract readonly version: string;
  /** The server's address, without a slash at the end. */
  site = "";

  /** Resolves when the page has loaded, like the next three. */
  abstract load(url: string): Promise<unknown>;
  abstract reload(): Promise<unknown>;
  abstract back(): Promise<unknown>;
  abstract forward(): Promise<unknown>;
  abstract evaluate<Result>(read: (argument: string) => Result | Promise<Result>, argument?: string): Promise<Result>;
  /** Runs a function on the first visible element. @returns undefined where there is none */
  abstract on<Result>(target: Target, read: (element: Element) => Result): Promise<Result | undefined>;
  abstract clickNow(target: Target): Promise<unknown>;
  abstract press(key: Key): Promise<void>;
  abstract type(text: string): Promise<void>;
  /** The errors of the console and of scripts: in WebKit those of the open page since its load event. */
  abstract errors(): Promise<readonly string[]>;

  goto(address: string): Promise<unknown> {
    return this.load(`${this.site}${address}`);
  }

  /** Opens a page and waits until it is hydrated. */
  async visit(address: string): Promise<void> {
    await this.goto(address);
    await this.press("Shift");
    await this.isHydrated();
  }

  isHydrated(): Promise<void> {
    return this.hasCount("script[type=speculationrules]", 0);
  }

  /** Clicks on the first visible element as soon as it stands still: the drawer and the carousel move. */
  async click(target: Target): Promise<void> {
    const place = () => this.on(target, (element) => JSON.stringify(element.getBoundingClientRect()));
    await expect(async () => {
      const before = await place();
      expect(before, `${describe(target)} is shown`).toBeDefined();
      await setTimeout(50);
      expect(await place(), `${describe(target)} stands still`).toBe(before);
      await this.clickNow(target);
    }).toPass({ timeout: 15_000 });
  }

  /** Follows a link on a hydrated page: the next page's heading gets the focus. */
  async follow(links: string, address: string): Promise<void> {
    await this.click(`${links} a[href='${address}']`);
    await this.isAt(address);
    await this.hasFocus("h1");
  }

  async isAt(address: string): Promise<void> {
    await eventually("address", () => this.evaluate(() => location.pathname), address);
    await eventually("title", async () => titleOf(address).test(await this.evaluate(() => document.title)), true);
  }

  hasCount(selector: string, count: number): Promise<void> {
    const read = () => this.evaluate((one) => document.querySelectorAll(one).length, selector);
    return eventually(selector, read, count);
  }

  isShown(target: Target): Promise<void> {
    return this.#is("shown", target, () => true, true);
  }

  isGone(target: Target): Promise<void> {
    return this.#is("gone", target, () => true, undefined);
  }

  hasFocus(target: Target): Promise<void> {
    return this.#is("focused", target, (element) => element === document.activeElement, true);
  }

  holdsFocus(target: Target): Promise<void> {
    return this.#is("around the focus", target, (element) => element.contains(document.activeElement), true);
  }

  #is(what: string, target: Target, read: (element: Element) => boolean, expected: boolean | undefined): Promise<void> {
    return eventually(`${describe(target)} is ${what}`, () => this.on(target, read), expected);
  }
}
