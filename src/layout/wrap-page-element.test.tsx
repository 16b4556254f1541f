/** @jest-environment jsdom */
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showBuilt } from "../../__tests__/setup/built-page";
import { answerLayoutQuery } from "../../__tests__/setup/gatsby-stub";
import { siteLayout } from "../styleguide/examples/site-layout";
import { wrapPageElement } from "./wrap-page-element";

const page = (pathname: string, pageContext: unknown = {}) =>
  wrapPageElement({ element: <h1>Page at {pathname}</h1>, props: { location: { pathname }, pageContext } });

const landmarks = ["banner", "main", "contentinfo"] as const;

/** The links that a navigation marks, and how. */
const marked = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .filter((link) => link.hasAttribute("aria-current"))
    .map((link) => `${link.textContent} (${link.getAttribute("aria-current") ?? ""})`);

beforeEach(() => answerLayoutQuery(siteLayout));
afterEach(() => window.history.replaceState(null, "", "/"));

test("every page has one banner, one main, one contentinfo, and navigations of different names", () => {
  render(page("/pricing/"));
  for (const landmark of landmarks) expect(screen.getAllByRole(landmark)).toHaveLength(1);
  expect(within(screen.getByRole("main")).getByRole("heading", { level: 1 })).toHaveTextContent("Page at /pricing/");
  const names = screen.getAllByRole("navigation").map((nav) => nav.getAttribute("aria-label"));
  expect(names).toEqual(["Main", "Footer", "Quick links"]);
});

test("the built HTML has the same landmarks and hydrates without a mismatch", () => {
  const { page: built, runScripts } = showBuilt(page("/"));
  for (const landmark of landmarks) expect(built.getByRole(landmark)).toBeInTheDocument();
  expect(runScripts).not.toThrow();
});

test.each([
  ["/", {}, ["Home (page)"]],
  ["/services/", {}, ["Services (page)"]],
  ["/pricing/", {}, []],
  ["/project-senate/define/", { section: "/our-projects/" }, ["Projects (true)"]],
])("on %s with the context %j the menus mark %j", (pathname, context, marks) => {
  render(page(pathname, context));
  expect(marked("Main")).toEqual(marks);
  expect(marked("Quick links")).toEqual(marks);
});

test("the skip link is the first stop and leads to main, which can be focused", async () => {
  render(page("/"));
  await userEvent.setup().tab();
  const link = screen.getByRole("link", { name: "Skip to the main content" });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute("href", "#main");
  expect(screen.getByRole("main")).toHaveAttribute("id", "main");
  expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
});

test("the layout stays mounted from page to page, and the focus goes to the new heading", async () => {
  const { rerender } = render(page("/"));
  const before = landmarks.map((landmark) => screen.getByRole(landmark));
  rerender(page("/services/"));
  expect(landmarks.map((landmark) => screen.getByRole(landmark))).toEqual(before);
  await waitFor(() => expect(screen.getByRole("heading", { name: "Page at /services/" })).toHaveFocus());
});

test("fails with a message when a content file of the layout is missing", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  answerLayoutQuery({ ...siteLayout, navigation: null });
  expect(() => render(page("/"))).toThrow("navigation.yaml");
});
