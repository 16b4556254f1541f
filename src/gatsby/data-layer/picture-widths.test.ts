import { pictureWidths } from "./picture-widths";

describe.each(Object.entries(pictureWidths))("%s", (_, widths) => {
  test("is made in whole pixels, from small to large, each once", () => {
    expect([...widths].sort((a, b) => a - b)).toEqual(widths);
    expect(new Set(widths).size).toBe(widths.length);
    expect(widths.every((width) => Number.isInteger(width) && width > 0)).toBe(true);
  });

  test("has steps so small that no browser fetches much more than it shows", () => {
    // The largest may be further away: whoever needs more than the second largest has no other choice.
    for (const [place, width] of widths.slice(0, -1).entries()) {
      const before = widths[place - 1];
      if (before !== undefined) expect(width / before).toBeLessThanOrEqual(1.5);
    }
  });
});
