// A picture of a phone's screen, and no other, stands in half the width.
import { drawing, screenshot } from "../../styleguide/examples/pictures";
import { isTall } from "./figure";

test.each([
  ["a phone's screen", { ...drawing, image: { src: "", dimensions: { width: 390, height: 844 } } }, true],
  ["a drawing", drawing, false],
  ["a raster picture, by its own size", screenshot, false],
  ["a tall raster picture", { ...drawing, raster: { ...screenshot.raster, width: 500, height: 1000 } }, true],
  ["a sheet of paper", { ...drawing, image: { src: "", dimensions: { width: 100, height: 160 } } }, false],
  ["a picture of unknown size", { ...drawing, image: { src: "", dimensions: null } }, false],
])("%s", (_, picture, tall) => {
  expect(isTall(picture)).toBe(tall);
});
