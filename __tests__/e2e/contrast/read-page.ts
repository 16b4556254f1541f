import type { Page } from "@playwright/test";

/** What of a page has a color that people must tell from its ground. */

/** A thing and the grounds it touches. Colors are as the browser computes them. */
export interface Sample {
  readonly kind: "text" | "edge" | "icon";
  /** Where it is, short enough for a report. */
  readonly place: string;
  readonly words: string;
  /** Any one of them must be told from the ground: a control may be known by its border or by its fill. */
  readonly colors: readonly string[];
  /** What lies behind, from the nearest up to the first that is opaque. */
  readonly ground: readonly string[];
  /** Opacity of the thing itself, 0 to 1. */
  readonly opacity: number;
  /** True where a picture or gradient lies behind: the colors alone do not tell. */
  readonly overPicture: boolean;
}

/**
 * Reads all that is shown: each text with a color of its own, the edge of each control, each icon that stands alone.
 * @param scope a selector; only what is in it is read
 */
export const readPage = (page: Page, scope = "body"): Promise<readonly Sample[]> =>
  page.evaluate((selector) => {
    const root = document.querySelector(selector);
    if (root === null) throw new Error(`There is no ${selector}.`);
    const clear = (color: string): boolean => color === "rgba(0, 0, 0, 0)" || color.endsWith(" / 0)");
    const shown = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let part: Element | null = element; part !== null; part = part.parentElement) {
        // Words for screen readers only.
        if (getComputedStyle(part).clipPath === "inset(50%)") return false;
      }
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0;
    };
    const placeOf = (element: Element): string => {
      const names: string[] = [];
      for (let part: Element | null = element; part !== null && names.length < 3; part = part.parentElement) {
        const [name] = part.classList;
        names.unshift(part.id === "" ? `${part.localName}${name === undefined ? "" : `.${name}`}` : `#${part.id}`);
      }
      return names.join(" > ");
    };
    /** The grounds from an element on. A text's own element is part of its ground, a control's is not. */
    const groundOf = (from: Element | null) => {
      const ground: string[] = [];
      let overPicture = false;
      for (let part = from; part !== null; part = part.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(part);
        if (backgroundImage !== "none") overPicture = true;
        if (clear(backgroundColor)) continue;
        ground.push(backgroundColor);
        if (!backgroundColor.startsWith("rgba") && !backgroundColor.includes("/")) return { ground, overPicture };
      }
      // The browser's own ground, which follows the scheme.
      ground.push(matchMedia("(prefers-color-scheme: dark)").matches ? "rgb(18, 18, 18)" : "rgb(255, 255, 255)");
      return { ground, overPicture };
    };
    const opacityOf = (element: Element): number => {
      let opacity = 1;
      for (let part: Element | null = element; part !== null; part = part.parentElement) {
        opacity *= Number(getComputedStyle(part).opacity);
      }
      return opacity;
    };
    const found = new Map<string, Sample>();
    const add = (
      kind: Sample["kind"],
      element: Element,
      words: string,
      colors: readonly string[],
      from: Element | null,
    ): void => {
      const sample: Sample = {
        kind,
        place: placeOf(element),
        words: words.replace(/\s+/gu, " ").trim().slice(0, 40),
        colors,
        ...groundOf(from),
        opacity: opacityOf(element),
      };
      // One of each look is enough for the report.
      const key = [kind, sample.place, colors.join(), sample.ground.join(), sample.opacity, sample.overPicture].join();
      if (!found.has(key)) found.set(key, sample);
    };

    for (const details of root.querySelectorAll("details")) details.open = true;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent ?? "";
      if (element === null || words.trim() === "" || !shown(element)) continue;
      if (["script", "style", "title"].includes(element.localName)) continue;
      const { color, webkitTextFillColor } = getComputedStyle(element);
      add("text", element, words, [webkitTextFillColor === "" ? color : webkitTextFillColor], element);
    }
    for (const element of root.querySelectorAll("*")) {
      if (!shown(element)) continue;
      // Signs in front of and behind the words are words too.
      for (const side of ["::before", "::after"]) {
        const { content, color, display } = getComputedStyle(element, side);
        if (display !== "none" && /^"[^"]+"$/u.test(content)) add("text", element, content, [color], element);
      }
      if (element.localName === "li" && element.closest("ol")?.getAttribute("role") === null) {
        const { color } = getComputedStyle(element, "::marker");
        add("text", element, "number of the list", [color], element);
      }
      // What is typed is text, and what a box says before that.
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
        if (!["radio", "checkbox", "hidden"].includes(element.type)) {
          add("text", element, "what is typed", [getComputedStyle(element).color], element);
        }
      }
    }

    for (const control of root.querySelectorAll<HTMLElement>("a, button, input, textarea, select, label")) {
      if (!shown(control)) continue;
      const { borderTopColor, borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(control);
      const hasBorder = Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== "none" && !clear(borderTopColor);
      const hasFill = !clear(backgroundColor);
      // A link or button without border is known by its words, which are measured as text.
      if (!hasBorder && (!hasFill || control.localName === "a")) continue;
      add(
        "edge",
        control,
        control.innerText.trim() === "" ? control.localName : control.innerText,
        [...(hasBorder ? [borderTopColor] : []), ...(hasFill ? [backgroundColor] : [])],
        control.parentElement,
      );
    }
    for (const svg of root.querySelectorAll<SVGElement>("a svg, button svg, svg.icon, [role=img]")) {
      if (!shown(svg)) continue;
      for (const shape of svg.querySelectorAll("path, circle, rect, line, polyline, polygon")) {
        const { stroke, fill } = getComputedStyle(shape);
        add("icon", shape, "", [stroke, fill].filter((paint) => paint !== "none" && !clear(paint)).slice(0, 1), svg);
      }
    }
    return [...found.values()].filter(({ colors }) => colors.length > 0);
  }, scope);
