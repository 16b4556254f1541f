/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { steps } from "../../styleguide/examples/case-study";
import { StepNavigation } from "./step-navigation";

const show = (current: string, shown = steps) => {
  render(<StepNavigation label="Steps of Senate" steps={shown} current={current} />);
  return within(screen.getByRole("navigation", { name: "Steps of Senate" }));
};

test("the steps are numbered links in their order", () => {
  const nav = show("/project-senate/ideate/");
  expect(nav.getByRole("list").tagName).toBe("OL");
  expect(nav.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["1Discovery", "/project-senate/"],
    ["2Define", "/project-senate/define/"],
    ["3Ideate", "/project-senate/ideate/"],
    ["4Prototype", "/project-senate/prototype/"],
    ["5Test", "/project-senate/test/"],
  ]);
});

test.each(steps.map(({ label, to }, index) => [to, label, index]))(
  "on %s %s alone is marked as the step",
  (to, _, index) => {
    const links = show(to).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(
      steps.map((__, place) => (place === index ? "step" : null)),
    );
  },
);

test("a sixth step needs no code", () => {
  const launch = { label: "Launch", to: "/project-senate/launch/" };
  expect(show(launch.to, [...steps, launch]).getByRole("link", { current: "step" })).toHaveTextContent("6Launch");
});
