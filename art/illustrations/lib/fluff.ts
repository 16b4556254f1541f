import { dots, ellipse, type Point } from "./svg";

/** A shape with a curly edge: hair, fleece, a cloud. The curls stand along an ellipse, evenly spaced. */
export const fluff = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  curls: number,
  curl: number,
  color: string,
): string => {
  const edge: Point[] = [];
  for (let i = 0; i < curls; i += 1) {
    const angle = (2 * Math.PI * i) / curls;
    edge.push({ x: x + Math.cos(angle) * rx, y: y + Math.sin(angle) * ry });
  }
  return ellipse(x, y, rx, ry, color) + dots(edge, curl, color);
};
