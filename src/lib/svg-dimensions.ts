/**
 * Width and height of an SVG, in CSS pixels.
 * @param svg the file's text; its root has `width` and `height` in plain numbers, or a `viewBox`
 * @throws when neither is there
 */
export const svgDimensions = (svg: string): { readonly width: number; readonly height: number } => {
  const root = /<svg\b[^>]*>/u.exec(svg)?.[0] ?? "";
  const attribute = (name: string): number =>
    Number.parseFloat(new RegExp(`\\s${name}="([\\d.]+)`, "u").exec(root)?.[1] ?? "");
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] = (/\sviewBox="([^"]+)"/u.exec(root)?.[1] ?? "")
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  const own = { width: attribute("width"), height: attribute("height") };
  const size = Number.isNaN(own.width) || Number.isNaN(own.height) ? { width: boxWidth, height: boxHeight } : own;
  if (Number.isNaN(size.width) || Number.isNaN(size.height))
    throw new Error("This SVG says neither width and height nor viewBox.");
  return { width: Math.round(size.width), height: Math.round(size.height) };
};
