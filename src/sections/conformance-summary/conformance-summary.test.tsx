/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ConformanceMethods } from "../conformance-methods/conformance-methods";
import { ConformanceSummary } from "./conformance-summary";

test("says product, day, form, standards, whom to ask, the result and what the terms mean", () => {
  const { container } = render(
    <ConformanceSummary
      product={{
        heading: "About this report",
        nameLabel: "Product",
        name: "Website, version 1",
        dateLabel: "Date",
        date: "2026-11-21",
        editionLabel: "Form",
        edition: "VPAT",
        standardsLabel: "Standards",
        standards: "WCAG 2.2",
        contactLabel: "Questions",
      }}
      mail="access@studio.example"
      result="All is well."
      terms={{ heading: "Terms", items: [{ name: "Supports", meaning: "It works." }] }}
    />,
  );
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Product",
    "Date",
    "Form",
    "Standards",
    "Questions",
    "Supports",
  ]);
  expect(container.querySelector("time")).toHaveAttribute("datetime", "2026-11-21");
  expect(screen.getByRole("link", { name: "access@studio.example" })).toHaveAttribute(
    "href",
    "mailto:access@studio.example",
  );
  expect(screen.getByText("All is well.")).toBeInTheDocument();
});

test("describes each check by hand where the rows' links lead", () => {
  const { container } = render(
    <ConformanceMethods
      methods={{
        heading: "How we tested",
        paragraphs: ["**No session** yet."],
        toolsHeading: "By machine",
        tools: ["Engines."],
        checksHeading: "By hand",
        checks: [{ key: "words", name: "Review of words", text: "We read them." }],
      }}
    />,
  );
  expect(screen.getByRole("region", { name: "How we tested" })).toHaveAttribute("id", "methods");
  expect(container.querySelector("#check-words")).toHaveTextContent("Review of wordsWe read them.");
});
