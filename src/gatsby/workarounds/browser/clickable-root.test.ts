/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { onInitialClientRender } from "./clickable-root";

test("React's root has no role; what is inside keeps its own", () => {
  document.body.innerHTML = `<div id="___gatsby"><h1>Page</h1></div>`;
  onInitialClientRender();
  expect(document.getElementById("___gatsby")).toHaveAttribute("role", "none");
  expect(screen.getByRole("heading")).toBeInTheDocument();
});
