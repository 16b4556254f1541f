/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { drawing, screenshot } from "../../styleguide/examples/pictures";
import { Picture } from "./picture";

// Sizes, formats and files are tested on the built pages: __tests__/build/pictures.test.ts.

test.each([
  ["drawing", drawing],
  ["screenshot", screenshot],
])("the first screen's %s comes first, all others when they are needed", (_, picture) => {
  const { rerender } = render(<Picture picture={picture} sizes="100vw" />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
  expect(screen.getByRole("img")).not.toHaveAttribute("fetchpriority");
  rerender(<Picture picture={picture} sizes="100vw" priority />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});

test("a picture of no known kind stops the build with its words", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = { ...drawing, image: { publicURL: "/x", vector: null } };
  expect(() => render(<Picture picture={broken} sizes="100vw" />)).toThrow(
    'The picture "A ramp that leads to an open door" is neither raster nor SVG.',
  );
});
