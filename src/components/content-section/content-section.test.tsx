/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { sectionUnder } from "../../../__tests__/setup/section";
import type { SectionView } from "../../content-schema/view-types";
import { drawing, phoneScreen, screenshot } from "../../styleguide/examples/pictures";
import { wordsSection } from "../../styleguide/examples/sections";
import { ContentSection } from "./content-section";

const show = (...sections: readonly SectionView[]) => {
  render(sections.map((section) => <ContentSection key={section.heading} section={section} />));
  return sectionUnder(sections[0]?.heading ?? "");
};

test("text alone brings no list, no quote, no picture and no sources", () => {
  const section = show(wordsSection);
  for (const role of ["list", "blockquote", "img", "figure"]) expect(section.queryByRole(role)).not.toBeInTheDocument();
});

test.each([
  ["numbers", "OL"],
  ["bullets", "UL"],
] as const)("a list with %s is the element %s", (style, tag) => {
  const list = show({ ...wordsSection, list: { style, items: ["One", "**Two**"] } }).getByRole("list");
  expect(list.tagName).toBe(tag);
  expect(list).toHaveTextContent("OneTwo");
});

describe("`sizes` follows the width at which a picture is shown", () => {
  const wide = { ...screenshot, alt: "Wide" };
  const second = { ...wide, alt: "Second", image: { ...wide.image, publicURL: "/static/second.png" } };
  const third = { ...wide, alt: "Third", image: { ...wide.image, publicURL: "/static/third.png" } };
  const tall = { ...screenshot, raster: { ...screenshot.raster, width: 390, height: 844 } };

  test.each<[string, Partial<SectionView>, RegExp]>([
    ["one picture beside the text", { pictures: [wide] }, /^\(max-width: 56\.24875em\) .* - 3rem\) \/ 2\b/u],
    ["one picture over the whole width", { pictures: [wide], arrangement: "wide" }, /, 60\.375rem\)/u],
    ["one in a row alone", { pictures: [wide], arrangement: "row" }, /^calc\(min\(100vw [^/]*$/u],
    ["two in a row", { pictures: [wide, second] }, /^\(max-width: 37\.49875em\) .* - 1\.5rem\) \/ 2\b/u],
    ["three in a row", { pictures: [wide, second, third] }, /^\(max-width: 39\.99875em\) .* - 3rem\) \/ 3\b/u],
    ["two beside the text", { pictures: [wide, second], arrangement: "beside" }, / - 3rem\) \/ 2\b/u],
    ["a phone's screen, in any arrangement", { pictures: [tall], arrangement: "wide" }, /, 24\.5rem\)/u],
    ["in a browser's frame", { pictures: [{ ...wide, frame: "browser" }] }, / - 0\.25rem\)$/u],
    ["in a phone's frame", { pictures: [{ ...wide, frame: "phone" }] }, / - 1\.25rem\)$/u],
  ])("%s", (_, section, sizes) => {
    const [image] = show({ ...wordsSection, ...section }).getAllByRole("img");
    expect(image).toHaveAttribute("sizes", expect.stringMatching(sizes));
  });

  test("an SVG has none", () => {
    const [image] = show({ ...wordsSection, pictures: [drawing, phoneScreen] }).getAllByRole("img");
    expect(image).not.toHaveAttribute("sizes");
  });
});
