/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { projects } from "../../styleguide/examples/case-study";
import { ProjectCards } from "./project-cards";

// What the controls do: __tests__/e2e/projects.spec.ts; without scripts: scripts-off.spec.ts.

test.each([
  [2, ["eager", "lazy", "lazy"]],
  [3, ["lazy", "lazy", "lazy"]],
] as const)("with headings of level %d the pictures load %j", (headingLevel, loading) => {
  render(<ProjectCards projects={projects} headingLevel={headingLevel} />);
  expect(screen.getAllByRole("heading", { level: headingLevel })).toHaveLength(3);
  expect(screen.getAllByRole("img").map((picture) => picture.getAttribute("loading"))).toEqual(loading);
});
