import { svgDimensions } from "./svg-dimensions";

test.each([
  ['<svg width="320" height="200" viewBox="0 0 640 400"></svg>', { width: 320, height: 200 }],
  ['<svg viewBox="0 0 640 400"></svg>', { width: 640, height: 400 }],
  ['<svg viewBox="0,0,640,400"></svg>', { width: 640, height: 400 }],
  [
    '<?xml version="1.0"?>\n<!-- width="9" -->\n<svg\n  xmlns="x"\n  width="12.4px"\n  height="7.6px"\n></svg>',
    { width: 12, height: 8 },
  ],
  // The width of a line is not the picture's.
  ['<svg stroke-width="3" viewBox="-10 -10 100 50"><rect width="1" height="1"/></svg>', { width: 100, height: 50 }],
])("%s", (svg, size) => {
  expect(svgDimensions(svg)).toEqual(size);
});

test.each(["<svg></svg>", "not an svg", '<svg width="10"></svg>', '<svg viewBox="0 0 10"></svg>'])(
  "%s has no size",
  (svg) => {
    expect(() => svgDimensions(svg)).toThrow("neither width and height nor viewBox");
  },
);
