import { clampChroma, converter, formatHex, wcagLuminance } from "culori";

/**
 * The dark scheme of a diagram: rules inside the file, which browsers apply where the page is dark. They win over the
 * attributes that they name.
 */

const oklch = converter("oklch");
const rgb = converter("rgb");

/** Grays take the site's violet. */
const violet = 291;

/** A color's chroma and hue. */
const toneParts = (color: string): { readonly chroma: number; readonly hue: number } => {
  const { c: chroma, h: hue = violet } = oklch(color) ?? { c: 0 };
  return { chroma, hue };
};

/** What white becomes: the luminance of the site's raised dark surface, plus 0.05 (WCAG 2.2, relative luminance). */
const plate = 0.0617;
const white = 1.05;

/** The tone of a hue and chroma that has a luminance of `wanted`, found by halving. */
const toneOf = (hue: number, chroma: number, wanted: number): string => {
  let [low, high] = [0, 1];
  const at = (lightness: number): string =>
    formatHex(clampChroma({ mode: "oklch", l: lightness, c: chroma, h: hue }, "oklch"));
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2;
    if (wcagLuminance(at(middle)) < wanted) low = middle;
    else high = middle;
  }
  return at(high).toUpperCase();
};

/**
 * A color turned dark for light: between any two colors the contrast stays what it was (WCAG 2.2, contrast ratio), except
 * where a color would be lighter than white. @param color like "#FFFDF8"
 */
export const turned = (color: string): string => {
  const { chroma, hue } = toneParts(color);
  const wanted = (plate * white) / (wcagLuminance(color) + 0.05) - 0.05;
  const isTint = wcagLuminance(color) > 0.7;
  return chroma < 0.016
    ? toneOf(violet, 0.04, Math.min(wanted, 0.95))
    : toneOf(hue, isTint ? 2 * chroma : chroma, Math.min(wanted, 0.95));
};

/** A color of a screen inside a drawing, about as dark as the site shows screens (`.dimmed` in `src/styles/pictures.css`). */
const shaded = (color: string): string => {
  const { r = 0, g = 0, b = 0 } = rgb(color) ?? {};
  return formatHex({ mode: "rgb", r: 0.88 * r, g: 0.88 * g, b: 0.88 * b }).toUpperCase();
};

const colorAttribute = /\b(fill|stroke|color)="#[0-9A-F]{6}"/gu;

/** A diagram on a background of its own, turned. @param screenColors those of screens in it, which stay light */
export const darkDiagram = (svg: string, screenColors: readonly string[] = []): string => {
  // A drawing has each color many times.
  const rules = [...new Set(svg.match(colorAttribute))].map((attribute) => {
    const [property = "", color = ""] = attribute.replaceAll('"', "").split("=");
    return `[${attribute}]{${property}:${screenColors.includes(color) ? shaded(color) : turned(color)}}`;
  });
  const style = `<style>@media (prefers-color-scheme:dark){${rules.join("")}}</style>`;
  return rules.length === 0 ? svg : svg.replace(/^\s*<svg[^>]*>/u, (opening) => `${opening}${style}`);
};
