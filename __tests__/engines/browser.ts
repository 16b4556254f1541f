import { setTimeout } from "node:timers/promises";
import { expect } from "@playwright/test";

/** The commands of WebDriver that the tests need, by Marionette's names, with their paths over HTTP. */
export const commandPaths = {
  "WebDriver:Navigate": "url",
  "WebDriver:ExecuteScript": "execute/sync",
  "WebDriver:PerformActions": "actions",
  "WebDriver:SetWindowRect": "window/rect",
} as const;

/** Sends a command with its parameters, one after the other. @returns the value of the answer */
type Send = (command: keyof typeof commandPaths, parameters: object) => Promise<unknown>;

/** Keys by their WebDriver codes. */
export const keys = { Enter: "\uE007", Escape: "\uE00C" };

/** Runs in the page. @returns what visitors see of the first visible element, null where there is none */
const look = (selector: string, scroll: boolean) => {
  const shown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(shown);
  if (element === undefined) return null;
  if (scroll) element.scrollIntoView({ behavior: "instant", block: "center" });
  // A link over two lines has two boxes.
  const { left, top, right, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return {
    middle: { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) },
    isInView: top >= 0 && bottom <= window.innerHeight,
    hasFocus: element.contains(document.activeElement),
    text: element.innerText.trim(),
  };
};

/** A browser with one window: Firefox (firefox.ts) or WebKit (webkit.ts). */
export class Browser {
  constructor(private readonly send: Send) {}

  open = (url: string) => this.send("WebDriver:Navigate", { url });
  resize = (width: number) => this.send("WebDriver:SetWindowRect", { x: 0, y: 0, width, height: 900 });
  type = (text: string) => {
    const actions = [...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
    return this.send("WebDriver:PerformActions", { actions: [{ type: "key", id: "key", actions }] });
  };

  /** Runs a function in the page. Its arguments and its result, or what that resolves to, are JSON. */
  async evaluate<Parts extends readonly unknown[], Result>(read: (...parts: Parts) => Result, ...args: Parts) {
    const script = `return (${String(read)})(...arguments)`;
    // No driver knows the function's type.
    return (await this.send("WebDriver:ExecuteScript", { script, args })) as Awaited<Result>;
  }

  /** Clicks on the first such element that is visible, once its position is stable: the drawer moves. */
  async click(selector: string): Promise<void> {
    await expect(async () => {
      const before = await this.evaluate(look, selector, true);
      await setTimeout(50);
      const { middle } = (await this.evaluate(look, selector, true)) ?? {};
      expect(before?.middle ?? "none", `${selector} is shown and stable`).toEqual(middle);
      const buttons = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
      const actions = [{ type: "pointerMove", duration: 0, ...middle }, ...buttons];
      await this.send("WebDriver:PerformActions", { actions: [{ type: "pointer", id: "pointer", actions }] });
    }).toPass({ timeout: 30_000 });
  }

  /** Waits until the first such element that is visible is like this. @param expected null where none is visible */
  async sees(selector: string, expected: Partial<NonNullable<ReturnType<typeof look>>> | null): Promise<void> {
    // A navigation may leave a question without an answer.
    await expect(async () => {
      const seen = await this.evaluate(look, selector, false);
      if (expected === null) expect(seen, selector).toBeNull();
      // Not objectContaining: without properties it takes null for an element.
      else expect(seen, selector).toMatchObject(expected);
    }).toPass({ timeout: 30_000 });
  }
}
