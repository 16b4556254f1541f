/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { drawing, screenshot } from "../../styleguide/examples/pictures";
import { Picture } from "./picture";

test.each([
  ["drawing", drawing, "640", "400", "/styleguide/ramp.svg"],
  ["screenshot", screenshot, "966", "600", "/styleguide/screen-966.png"],
])("a %s has its words, its file, and its size, so that nothing moves when it arrives", (_, picture, ...expected) => {
  render(<Picture picture={picture} sizes="100vw" />);
  const image = screen.getByRole("img", { name: picture.alt });
  expect(["width", "height", "src"].map((name) => image.getAttribute(name))).toEqual(expected);
});

test("a raster picture offers its formats, the smallest first, at the widths that were made", () => {
  const { container } = render(<Picture picture={screenshot} sizes="(max-width: 900px) 92vw, 560px" />);
  // Browsers take the first format that they know.
  expect([...container.querySelectorAll("source")].map(({ type, srcset }) => [type, srcset])).toEqual([
    ["image/avif", "/styleguide/screen-500.avif 500w, /styleguide/screen-966.avif 966w"],
    ["image/webp", "/styleguide/screen-500.webp 500w, /styleguide/screen-966.webp 966w"],
  ]);
  expect(screen.getByRole("img")).toHaveAttribute("srcset", screenshot.raster.srcSet);
  expect(container.querySelector("picture")?.lastElementChild).toBe(screen.getByRole("img"));
  for (const element of container.querySelectorAll("source, img")) {
    expect(element).toHaveAttribute("sizes", "(max-width: 900px) 92vw, 560px");
  }
});

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

test.each([
  ["drawing", drawing],
  ["screenshot", screenshot],
])("a decorative %s is passed over", (_, picture) => {
  render(<Picture picture={picture} sizes="100vw" decorative />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByRole("presentation")).toHaveAttribute("alt", "");
});

test("a picture of no known kind stops the build with its words", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = { ...drawing, image: { publicURL: "/x", vector: null } };
  expect(() => render(<Picture picture={broken} sizes="100vw" />)).toThrow(
    'The picture "A ramp that leads to an open door" is neither raster nor SVG.',
  );
});
