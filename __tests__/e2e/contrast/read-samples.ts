import type { Page } from "@playwright/test";

/** Something visible whose color must stand out from its background. Colors are as the browser computes them. */
export interface Sample {
  readonly kind: "text" | "edge" | "icon";
  /** Where it is, short enough for a report. */
  readonly place: string;
  readonly text: string;
  /** One of them must have enough contrast: a control may be recognized by its border or by its fill. */
  readonly colors: readonly string[];
  /** The backgrounds behind it, from the nearest to the first opaque one. */
  readonly background: readonly string[];
  /** Its own opacity, 0 to 1. */
  readonly opacity: number;
  /** Whether a picture or gradient is behind it. */
  readonly overPicture: boolean;
}

/** Reads everything visible: texts, edges of controls, and icons. */
export const readSamples = (page: Page): Promise<readonly Sample[]> =>
  page.evaluate(() => {
    const root = document.body;
    const clear = (color: string): boolean => color === "rgba(0, 0, 0, 0)" || color.endsWith(" / 0)");
    const shown = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let part: Element | null = element; part !== null; part = part.parentElement) {
        // Visually hidden.
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
    /** The backgrounds of an element and its ancestors. */
    const backgroundOf = (from: Element | null) => {
      const background: string[] = [];
      let overPicture = false;
      for (let part = from; part !== null; part = part.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(part);
        if (backgroundImage !== "none") overPicture = true;
        if (clear(backgroundColor)) continue;
        background.push(backgroundColor);
        if (!backgroundColor.startsWith("rgba") && !backgroundColor.includes("/")) return { background, overPicture };
      }
      // The browser's own canvas color.
      background.push(matchMedia("(prefers-color-scheme: dark)").matches ? "rgb(18, 18, 18)" : "rgb(255, 255, 255)");
      return { background, overPicture };
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
      text: string,
      colors: readonly string[],
      from: Element | null,
    ): void => {
      const sample: Sample = {
        kind,
        place: placeOf(element),
        text: text.replace(/\s+/gu, " ").trim().slice(0, 40),
        colors,
        ...backgroundOf(from),
        opacity: opacityOf(element),
      };
      // One sample of each kind is enough for the report.
      const key = [
        kind,
        sample.place,
        colors.join(),
        sample.background.join(),
        sample.opacity,
        sample.overPicture,
      ].join();
      if (!found.has(key)) found.set(key, sample);
    };

    for (const details of root.querySelectorAll("details")) details.open = true;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? "";
      if (element === null || text.trim() === "" || !shown(element)) continue;
      if (["script", "style", "title"].includes(element.localName)) continue;
      const { color, webkitTextFillColor } = getComputedStyle(element);
      add("text", element, text, [webkitTextFillColor === "" ? color : webkitTextFillColor], element);
    }
    for (const element of root.querySelectorAll("*")) {
      if (!shown(element)) continue;
      // Generated content.
      for (const side of ["::before", "::after"]) {
        const { content, color, display } = getComputedStyle(element, side);
        if (display !== "none" && /^"[^"]+"$/u.test(content)) add("text", element, content, [color], element);
      }
      if (element.localName === "li" && element.closest("ol")?.getAttribute("role") === null) {
        const { color } = getComputedStyle(element, "::marker");
        add("text", element, "number of the list", [color], element);
      }
      // Typed text.
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
        if (!["radio", "checkbox", "hidden"].includes(element.type)) {
          add("text", element, "typed text", [getComputedStyle(element).color], element);
        }
      }
    }

    for (const control of root.querySelectorAll<HTMLElement>("a, button, input, textarea, select, label")) {
      if (!shown(control)) continue;
      const { borderTopColor, borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(control);
      const hasBorder = Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== "none" && !clear(borderTopColor);
      const hasFill = !clear(backgroundColor);
      // A link or button without border is recognized by its text, which is a sample of its own.
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
  });
