import { circle, ellipse } from "./svg";

/** A shape with a curly edge: hair, fleece, a cloud. The curls stand along an ellipse, evenly spaced. */
export const fluff = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  curls: number,
  curl: number,
  colour: string,
): string => {
  let parts = ellipse(x, y, rx, ry, colour);
  for (let i = 0; i < curls; i += 1) {
    const angle = (2 * Math.PI * i) / curls;
    parts += circle(x + Math.cos(angle) * rx, y + Math.sin(angle) * ry, curl, colour);
  }
  return parts;
};
