import type { Page } from "@playwright/test";

/** What should not be printed: fixed bars, dark backgrounds, light text, navigation, external links without URL. */
export const printErrors = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const light = (color: string): number => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/gu) ?? []).map(Number);
      return alpha === 0 ? 1 : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    const name = (element: Element): string => `${element.localName}.${element.getAttribute("class") ?? ""}`;
    const errors: string[] = [];
    for (const element of document.querySelectorAll("html, body, body *")) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest("svg, .visually-hidden, script, style")
      )
        continue;
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      if (["fixed", "sticky"].includes(style.position)) errors.push(`floats: ${name(element)}`);
      // Bullets and marks may be dark.
      if ((width >= 16 || height >= 16) && light(style.backgroundColor) < 0.8)
        errors.push(`dark background: ${name(element)}`);
      const speaks = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
      if (speaks && light(style.color) > 0.5) errors.push(`light text: ${name(element)}`);
    }
    for (const link of document.querySelectorAll("main a[href^='https:']")) {
      if (!getComputedStyle(link, "::after").content.includes(link.getAttribute("href") ?? ""))
        errors.push(`no address: ${link.textContent.trim()}`);
    }
    for (const part of ["main", "h1"])
      if (document.querySelector(part)?.checkVisibility() !== true) errors.push(`${part} is not there`);
    if ([...document.querySelectorAll("nav")].some((nav) => nav.closest("main") === null && nav.checkVisibility()))
      errors.push("a menu is printed");
    return [...new Set(errors)];
  });
