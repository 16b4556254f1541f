import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";

/**
 * What the suite of essential promises (promises.spec.ts) needs of a browser, the same for all engines. Each engine has
 * one file, which says it in the words of the tool that drives it.
 */

/** A CSS selector, or a role and the whole accessible name, as the engine itself computes them. */
export type Target = string | { readonly role: Parameters<Page["getByRole"]>[0]; readonly name: string };

export type Key = "Enter" | "Escape" | "Tab" | "Shift" | "ArrowDown";

export interface PageOptions {
  /** The viewport's width in CSS pixels; 1280 unless told. */
  readonly width?: number;
  readonly javaScript?: false;
  readonly dark?: true;
  readonly forcedColors?: true;
}

/** A page in a browser of its own with an empty profile, which cleanUp ends. */
export interface EnginePage {
  readonly version: string;
  /** Resolves when the page has loaded, like the next three. */
  readonly goto: (url: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  readonly forward: () => Promise<unknown>;
  /** Runs a function in the page. @param argument as JSON can hold it */
  readonly evaluate: <Result>(
    read: (argument: string) => Result | Promise<Result>,
    argument?: string,
  ) => Promise<Result>;
  /** Runs a function on the first visible element. @returns undefined where there is none */
  readonly on: <Result>(target: Target, read: (element: Element) => Result) => Promise<Result | undefined>;
  /** Clicks on the first visible element as soon as there is one. */
  readonly click: (target: Target) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** The errors of the open page and, where the tool can, of those before it: console, scripts, security policy. */
  readonly errors: () => Promise<readonly string[]>;
}

export interface Engine {
  readonly name: string;
  /** What to install where the engine is not there; undefined where it is. */
  readonly missing: string | undefined;
  readonly open: (options: PageOptions) => Promise<EnginePage>;
}

export const viewportOf = ({ width = 1280 }: PageOptions) => ({ width, height: 800 });

export const nameOf = (target: Target): string =>
  typeof target === "string" ? target : `${target.role} "${target.name}"`;

/** Polls until there is a visible element. @throws after seven seconds */
export const waitForElement = async <Element>(
  find: (target: Target) => Promise<Element | undefined>,
  target: Target,
): Promise<Element> => {
  const deadline = performance.now() + 7000;
  while (performance.now() < deadline) {
    const element = await find(target);
    if (element !== undefined) return element;
    await setTimeout(50);
  }
  throw new Error(`There is no visible ${nameOf(target)}.`);
};
