/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { frameWords } from "../../../__tests__/fixtures/frame";
import { drawing, phoneScreen, screenshot } from "../../../__tests__/fixtures/pictures";
import { fullSection, wordsSection } from "../../../__tests__/fixtures/sections";
import { FrameWordsProvider } from "../frame-words";
import type { SectionData } from "../view-models";
import { ContentSection } from "./content-section";

const show = (...sections: readonly SectionData[]) => {
  render(
    <FrameWordsProvider words={frameWords}>
      {sections.map((section) => (
        <ContentSection key={section.heading} section={section} />
      ))}
    </FrameWordsProvider>,
  );
  return within(screen.getByRole("region", { name: sections[0]?.heading ?? "" }));
};

test("is a region named by its heading, with its paragraphs", () => {
  const section = show(wordsSection);
  expect(section.getByRole("heading", { level: 2, name: "What we heard" })).toBeInTheDocument();
  expect(section.getByText(/^People asked/u)).toHaveTextContent("People asked for plain prices.");
  expect(section.getByRole("link", { name: "plain prices" })).toHaveAttribute("href", "/pricing/");
});

test("words alone bring no list, no quote, no picture and no sources", () => {
  const section = show(wordsSection);
  for (const role of ["list", "blockquote", "img", "figure"]) expect(section.queryByRole(role)).not.toBeInTheDocument();
});

test("two on a page have names of their own", () => {
  show(wordsSection, fullSection);
  expect(screen.getByRole("region", { name: "What we heard" })).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "How we built it" })).toBeInTheDocument();
});

test("links can point to one that has an anchor", () => {
  show(fullSection, wordsSection);
  expect(screen.getByRole("region", { name: "How we built it" })).toHaveAttribute("id", "how");
  expect(screen.getByRole("region", { name: "What we heard" })).not.toHaveAttribute("id");
});

test.each([
  ["numbers", "OL"],
  ["bullets", "UL"],
])("a list with %s is the browser's own", (style, tag) => {
  const list = show({ ...wordsSection, list: { style, items: ["One", "**Two**"] } }).getByRole("list");
  expect(list.tagName).toBe(tag);
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["One", "Two"]);
});

test("a quote says whose words it is", () => {
  const quote = show(fullSection).getByRole("blockquote");
  expect(quote).toHaveTextContent("It simply works.");
  expect(quote.parentElement).toHaveTextContent("A tester");
});

test("shows its pictures in their order, and its sources", () => {
  const section = show(fullSection);
  expect(section.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
    "A ramp that leads to an open door",
    "A journey in four stages",
  ]);
  expect(section.getByText("Where this comes from")).toBeInTheDocument();
});

describe("the width that browsers are told, so that none fetches more than it shows", () => {
  const toldWidth = (section: Partial<SectionData>): string =>
    show({ ...wordsSection, ...section })
      .getAllByRole("img")[0]
      ?.getAttribute("sizes") ?? "";
  const wide = { ...screenshot, alt: "Wide" };
  const second = { ...wide, alt: "Second", image: { ...wide.image, publicURL: "/static/second.png" } };
  const third = { ...wide, alt: "Third", image: { ...wide.image, publicURL: "/static/third.png" } };
  const tall = { ...screenshot, raster: { ...screenshot.raster, width: 390, height: 844 } };

  test.each([
    ["one picture stands beside the words", { pictures: [wide] }, /^\(max-width: 56\.24875em\) .* - 3rem\) \/ 2\b/u],
    ["one picture over the whole width", { pictures: [wide], arrangement: "wide" }, /, 60\.375rem\)/u],
    ["one in a row alone", { pictures: [wide], arrangement: "row" }, /^calc\(min\(100vw [^/]*$/u],
    ["two in a row", { pictures: [wide, second] }, /^\(max-width: 37\.49875em\) .* - 1\.5rem\) \/ 2\b/u],
    ["three in a row", { pictures: [wide, second, third] }, /^\(max-width: 39\.99875em\) .* - 3rem\) \/ 3\b/u],
    ["two beside the words", { pictures: [wide, second], arrangement: "beside" }, / - 3rem\) \/ 2\b/u],
    ["a phone's screen, however it stands", { pictures: [tall], arrangement: "wide" }, /, 24\.5rem\)/u],
    ["in a browser's frame", { pictures: [{ ...wide, frame: "browser" }] }, / - 0\.25rem\)$/u],
    ["in a phone's frame", { pictures: [{ ...wide, frame: "phone" }] }, / - 1\.25rem\)$/u],
    ["an arrangement that is unknown", { pictures: [wide], arrangement: "spiral" }, / - 3rem\) \/ 2\b/u],
  ])("%s", (_, section, width) => {
    expect(toldWidth(section)).toMatch(width);
  });

  test("a drawing needs none", () => {
    expect(toldWidth({ pictures: [drawing, phoneScreen] })).toBe("");
  });
});
