/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { StepNavigation } from "./step-navigation";

const steps = ["Discovery", "Define", "Ideate", "Prototype", "Test"].map((label, index) => ({
  label,
  to: index === 0 ? "/project-senate/" : `/project-senate/${label.toLowerCase()}/`,
}));

test("the steps are links in their order, in a named navigation, and the shown one is marked as the step", () => {
  render(<StepNavigation label="Steps of Senate" steps={steps} current="/project-senate/ideate/" />);
  const nav = within(screen.getByRole("navigation", { name: "Steps of Senate" }));
  const links = nav.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(steps.map(({ to }) => to));
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, null, "step", null, null]);
  expect(nav.getByRole("link", { name: /Ideate/u })).toHaveTextContent("3Ideate");
});
