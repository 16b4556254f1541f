/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Picture } from "./picture";

const vector = {
  alt: "A ramp",
  image: { publicURL: "/static/ramp.svg", vector: { width: 640, height: 400 } },
  raster: null,
};

const raster = {
  alt: "A screen",
  image: { publicURL: "/static/screen.png", vector: null },
  raster: {
    width: 966,
    height: 600,
    src: "/static/screen-966.png",
    srcSet: "/static/screen-500.png 500w, /static/screen-966.png 966w",
    sources: [
      { type: "image/avif", srcSet: "/static/screen-500.avif 500w" },
      { type: "image/webp", srcSet: "/static/screen-500.webp 500w" },
    ],
  },
};

test("every picture has its size, so that nothing moves when it arrives", () => {
  render(<Picture picture={vector} sizes="100vw" />);
  const image = screen.getByRole("img", { name: "A ramp" });
  expect(image).toHaveAttribute("width", "640");
  expect(image).toHaveAttribute("height", "400");
  expect(image).toHaveAttribute("src", "/static/ramp.svg");
});

test("a raster picture offers its formats, the smallest first, at the widths that were made", () => {
  const { container } = render(<Picture picture={raster} sizes="(max-width: 900px) 92vw, 560px" />);
  expect([...container.querySelectorAll("source")].map((source) => source.type)).toEqual(["image/avif", "image/webp"]);
  for (const element of container.querySelectorAll("source, img")) {
    expect(element).toHaveAttribute("sizes", "(max-width: 900px) 92vw, 560px");
  }
  expect(screen.getByRole("img")).toHaveAttribute("srcset", raster.raster.srcSet);
});

test("the first screen's picture comes first, all others when they are needed", () => {
  const { rerender } = render(<Picture picture={raster} sizes="100vw" />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
  rerender(<Picture picture={raster} sizes="100vw" priority />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});

test("a decorative picture is passed over", () => {
  render(<Picture picture={vector} sizes="100vw" decorative />);
  expect(screen.getByRole("presentation")).toHaveAttribute("alt", "");
});

test("a picture of no known kind stops the build with its words", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = { ...vector, image: { publicURL: "/x", vector: null } };
  expect(() => render(<Picture picture={broken} sizes="100vw" />)).toThrow(
    'The picture "A ramp" is neither raster nor SVG.',
  );
});
