import { slope } from "../lib/slope";
import { fill, num, stroke } from "../lib/svg";

/** The ground behind every portrait: one tint, its shade rising 1 in 12, and the line of a rail above it. */
export const backdrop = (shade: string, rail: string, at = 400): string => {
  const rise = 640 * slope;
  const line = (y: number): string => `M-20 ${num(y + 20 * slope)}L660 ${num(y - rise - 20 * slope)}`;
  return fill(`${line(at)}V660H-20Z`, shade) + stroke(line(at - 96), rail, 12);
};
