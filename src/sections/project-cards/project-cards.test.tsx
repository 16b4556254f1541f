/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { projects } from "../../styleguide/examples/case-study";
import { showBuilt } from "../../../__tests__/setup/built-page";
import { ProjectCards } from "./project-cards";

const cards = <ProjectCards projects={projects} headingLevel={2} />;

// Controls, position, swipes and reduced motion need layout: __tests__/e2e/projects.spec.ts.

test.each([
  [2, ["eager", "lazy", "lazy"]],
  [3, ["lazy", "lazy", "lazy"]],
] as const)("with headings of level %d the pictures load %j", (headingLevel, loading) => {
  render(<ProjectCards projects={projects} headingLevel={headingLevel} />);
  expect(screen.getAllByRole("heading", { level: headingLevel })).toHaveLength(3);
  expect(screen.getAllByRole("img").map((picture) => picture.getAttribute("loading"))).toEqual(loading);
});

test("the built HTML has all cards, and no controls that would do nothing without scripts", () => {
  const { page, runScripts } = showBuilt(cards);
  expect(page.getAllByRole("listitem")).toHaveLength(3);
  expect(page.queryByRole("button")).not.toBeInTheDocument();
  expect(page.queryByRole("status")).not.toBeInTheDocument();
  runScripts();
  expect(page.getAllByRole("button")).toHaveLength(2);
});
