/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { showBuilt } from "../../__tests__/setup/built-page";
import { answerLayoutQuery } from "../../__tests__/setup/gatsby-stub";
import { siteLayout } from "../styleguide/examples/site-layout";
import { wrapPageElement } from "./wrap-page-element";

const page = wrapPageElement({
  element: <h1>Page</h1>,
  props: { location: { pathname: "/" }, pageContext: {} },
});

beforeEach(() => answerLayoutQuery(siteLayout));

test("the built HTML has its landmarks and hydrates without a mismatch", () => {
  const { page: built, runScripts } = showBuilt(page);
  for (const landmark of ["banner", "main", "contentinfo"]) expect(built.getByRole(landmark)).toBeInTheDocument();
  expect(runScripts).not.toThrow();
});

test("fails with a message when a content file of the layout is missing", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  answerLayoutQuery({ ...siteLayout, navigation: null });
  expect(() => render(page)).toThrow("npm run check:content");
});
