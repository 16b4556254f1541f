/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { steps } from "../../styleguide/examples/case-study";
import { StepNavigation } from "./step-navigation";

const launch = { label: "Launch", to: "/project-senate/launch/" };

test.each([...steps, launch].map(({ label, to }, index) => [to, `${String(index + 1)} ${label}`]))(
  "on %s the numbered link %s alone is marked as the step",
  (to, label) => {
    render(<StepNavigation label="Steps of Senate" steps={[...steps, launch]} current={to} />);
    const nav = within(screen.getByRole("navigation", { name: "Steps of Senate" }));
    expect(nav.getByRole("link", { current: "step" })).toHaveTextContent(label);
    expect(nav.getByRole("link", { current: "step" })).toHaveAttribute("href", to);
  },
);
