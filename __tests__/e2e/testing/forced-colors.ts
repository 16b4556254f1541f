import type { Page } from "@playwright/test";

/**
 * Controls, and links that look like some, without border and icon, which are invisible in forced colors: backgrounds and
 * shadows vanish there. Other links have the system's link color.
 */
export const edgelessControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const hasEdge = (element: Element): boolean => {
      const style = getComputedStyle(element);
      return (["Top", "Right", "Bottom", "Left"] as const).some(
        (side) =>
          Number.parseFloat(style[`border${side}Width`]) >= 1 && style[`border${side}Color`] !== style.backgroundColor,
      );
    };
    const controls = document.querySelectorAll<HTMLElement>("button, input, textarea, select, a:is(.button, .card)");
    const edgeless = [...controls].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches("[type=hidden]")) return false;
      if (element.closest("[aria-hidden=true]") || element.tabIndex < 0) return false;
      const { appearance, textDecorationLine } = getComputedStyle(element);
      const isRadio = element.matches("[type=radio]");
      // The system draws native radio buttons and check boxes.
      if ((isRadio || element.matches("[type=checkbox]")) && appearance !== "none") return false;
      // A radio button that fills its card has the card's border.
      const edged = isRadio ? (element.closest("label") ?? element) : element;
      return !hasEdge(edged) && !textDecorationLine.includes("underline") && element.querySelector("svg") === null;
    });
    return edgeless.map((element) => `${element.className} "${element.textContent.trim().slice(0, 30)}"`);
  });

/** Icons in the color of their background. */
export const unseenIcons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const backgroundOf = (from: Element): string => {
      for (let at: Element | null = from; at !== null; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        // Forced colors change the shade of transparent ones, too.
        if (!backgroundColor.endsWith(", 0)")) return backgroundColor;
      }
      return getComputedStyle(document.documentElement).backgroundColor;
    };
    const found: string[] = [];
    for (const svg of document.querySelectorAll("svg")) {
      if (!svg.checkVisibility({ visibilityProperty: true })) continue;
      const background = backgroundOf(svg);
      const shapes = [...svg.querySelectorAll("path, circle, rect, line, polyline, polygon, ellipse, use")];
      const seen = shapes.some((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke].some((color) => color !== "none" && color !== "rgba(0, 0, 0, 0)" && color !== background);
      });
      if (!seen) found.push(`${svg.getAttribute("class") ?? "svg"} in ${svg.parentElement?.className ?? ""}`);
    }
    return [...new Set(found)];
  });
