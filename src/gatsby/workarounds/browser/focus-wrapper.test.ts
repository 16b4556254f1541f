/** @jest-environment jsdom */
import { onInitialClientRender } from "./focus-wrapper";

test("Gatsby's wrapper does not take the focus", () => {
  document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1"><h1 tabindex="-1">Page</h1></div>`;
  onInitialClientRender();
  document.querySelector("h1")?.focus();
  document.getElementById("gatsby-focus-wrapper")?.focus();
  expect(document.querySelector("h1")).toHaveFocus();
});
