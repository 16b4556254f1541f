/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { wordsSection } from "../../styleguide/examples/sections";
import { ContentSection } from "./content-section";

// `sizes` of pictures: __tests__/e2e/picture-sizes.spec.ts.

test.each([
  ["numbers", "OL"],
  ["bullets", "UL"],
] as const)("a list with %s is the element %s", (style, tag) => {
  render(<ContentSection section={{ ...wordsSection, list: { style, items: ["One", "**Two**"] } }} />);
  expect(screen.getByRole("list").tagName).toBe(tag);
});
