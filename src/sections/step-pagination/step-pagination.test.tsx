/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { stepPagination } from "../../styleguide/examples/case-study";
import { StepPagination } from "./step-pagination";

const links = () =>
  within(screen.getByRole("navigation", { name: "More of this project" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("leads to the step before and the step after, and says so", () => {
  render(<StepPagination {...stepPagination} />);
  expect(links()).toEqual([
    ["Previous step Define", "/project-senate/define/"],
    ["Next step Prototype", "/project-senate/prototype/"],
  ]);
});

test("the first step has none before it", () => {
  render(<StepPagination label={stepPagination.label} next={stepPagination.next} />);
  expect(links()).toEqual([["Next step Prototype", "/project-senate/prototype/"]]);
});

test("the last step leads to the next project", () => {
  const next = { kind: "Next project", link: { label: "Step Up 90", to: "/project-step-up-90/" } };
  render(<StepPagination {...stepPagination} next={next} />);
  expect(links()[1]).toEqual(["Next project Step Up 90", "/project-step-up-90/"]);
});
