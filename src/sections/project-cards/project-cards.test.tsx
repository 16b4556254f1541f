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

test.each([1, 2] as const)("%d of the projects: a carousel has two or more", (count) => {
  const { container } = render(<ProjectCards projects={projects.slice(0, count)} headingLevel={2} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(count);
  expect(screen.queryAllByRole("button")).toHaveLength(count === 1 ? 0 : 2);
  expect(screen.queryAllByRole("status")).toHaveLength(count === 1 ? 0 : 1);
  expect(container.querySelectorAll("[data-carousel]")).toHaveLength(count === 1 ? 0 : 1);
});
