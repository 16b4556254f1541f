/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { stepHeader } from "../../styleguide/examples/case-study";
import { StepHeader } from "./step-header";

test("says what the page is about, of which study, and which step of how many", () => {
  render(<StepHeader {...stepHeader} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("How does my senator vote?");
  expect(screen.getByText(/^Senate/u)).toHaveTextContent("Senate Step 1 of 5: Discovery");
});

test("has a way back to Our Projects", () => {
  render(<StepHeader {...stepHeader} />);
  expect(screen.getByRole("link", { name: "Back to Our Projects" })).toHaveAttribute("href", "/our-projects/");
});

test("the first step shows the product at once, its facts, and that it is a concept", () => {
  render(<StepHeader {...stepHeader} />);
  expect(screen.getByRole("img", { name: stepHeader.study.hero.alt })).toHaveAttribute("fetchpriority", "high");
  const facts = within(screen.getByRole("group", { name: "The project in short" }));
  expect(facts.getAllByRole("term").map((term) => term.textContent)).toEqual(["For", "Length"]);
  expect(facts.getAllByRole("definition").map((value) => value.textContent)).toEqual(["Voters", "12 weeks"]);
  expect(screen.getByText("A concept of our own.")).toBeInTheDocument();
});

test("the other steps do not repeat them", () => {
  render(<StepHeader {...stepHeader} isFirst={false} position="Step 2 of 5" stepName="Define" />);
  for (const role of ["img", "group", "term"]) expect(screen.queryByRole(role)).not.toBeInTheDocument();
  expect(screen.queryByText("A concept of our own.")).not.toBeInTheDocument();
});

test("a study without a note, or of an unknown theme, is no fault", () => {
  render(<StepHeader {...stepHeader} study={{ ...stepHeader.study, theme: "plaid", sampleNote: null }} />);
  expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument();
});
