/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { showBuilt } from "../../__tests__/setup/built-page";
import { useHydrated } from "./use-hydrated";

const Part = () => <p>{useHydrated() ? "with scripts" : "without scripts"}</p>;

test("is false in the built HTML and true once scripts run, without a fault in between", () => {
  const { page, runScripts } = showBuilt(<Part />);
  expect(page.getByText("without scripts")).toBeInTheDocument();
  runScripts();
  expect(page.getByText("with scripts")).toBeInTheDocument();
});

test("is true at once in what appears later", () => {
  render(<Part />);
  expect(screen.getByText("with scripts")).toBeInTheDocument();
});
