/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { stepHeader } from "../../styleguide/examples/case-study";
import { StepHeader } from "./step-header";

test("the first step shows hero, facts and note, and fetches the hero first", () => {
  render(<StepHeader {...stepHeader} />);
  expect(
    screen.getByRole("heading", { level: 1, name: "Senate Step 1 of 5: Discovery How does my senator vote?" }),
  ).toBeInTheDocument();
  expect(screen.getByRole("img", { name: stepHeader.study.hero.alt })).toHaveAttribute("fetchpriority", "high");
  expect(screen.getByRole("group", { name: "Facts about the project" })).toHaveTextContent("ForVotersLength12 weeks");
  expect(screen.getByText("A concept of our own.")).toBeInTheDocument();
});

test("a later step shows the note and neither hero nor facts", () => {
  render(<StepHeader {...stepHeader} isFirst={false} />);
  expect(screen.getByText("A concept of our own.")).toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
});

test("a study may have no note", () => {
  render(<StepHeader {...stepHeader} study={{ ...stepHeader.study, sampleNote: null }} />);
  expect(screen.queryByText("A concept of our own.")).not.toBeInTheDocument();
});
