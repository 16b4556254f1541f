/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { stepBrief } from "../../../__tests__/fixtures/case-study";
import { StepBrief } from "./step-brief";

test("is a region named by its heading that pairs each label with its sentence", () => {
  render(<StepBrief {...stepBrief} />);
  const brief = within(screen.getByRole("region", { name: "This step in five sentences" }));
  expect(brief.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "We asked",
    "We did",
    "We found",
    "We decided",
    "Next",
  ]);
  expect(brief.getAllByRole("definition").map((sentence) => sentence.textContent)).toEqual([
    "What do voters want to know?",
    "We talked to eight people.",
    "They look for votes first.",
    "Votes come first.",
    "See Define.",
  ]);
  expect(brief.getByRole("link", { name: "Define" })).toHaveAttribute("href", "/project-senate/define/");
});
