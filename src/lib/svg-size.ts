export interface SvgSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Width and height of a drawing in CSS pixels, as its first tag says: `width` and `height` in pixels, else the `viewBox`.
 * @returns undefined where it says neither; browsers then guess
 */
export const svgSize = (svg: string): SvgSize | undefined => {
  const [tag = ""] = /<svg\s[^>]*/u.exec(svg.replaceAll(/<!--.*?-->/gsu, "")) ?? [];
  const attribute = (name: string): string =>
    new RegExp(String.raw`\s${name}=(?:"([^"]*)"|'([^']*)')`, "u").exec(tag)?.slice(1).join("") ?? "";
  const [, , boxWidth, boxHeight] = attribute("viewBox")
    .trim()
    .split(/[\s,]+/u);
  const inPixels = [attribute("width"), attribute("height")].map((length) => length.replace(/px$/u, ""));
  return [inPixels, [boxWidth, boxHeight]]
    .map(([width = "", height = ""]) => ({ width: Number(width), height: Number(height) }))
    .find(({ width, height }) => width > 0 && height > 0);
};
