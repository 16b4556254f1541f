/** A path from the top down through all points, upright at each. */
export const uprightCurve = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (before === undefined) return `M${x} ${y}`;
      const middle = (before.y + y) / 2;
      return `C${before.x} ${middle} ${x} ${middle} ${x} ${y}`;
    })
    .join("");
