/** @jest-environment jsdom */
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { siteFrame } from "../../__tests__/fixtures/frame";
import { source } from "../../__tests__/fixtures/sections";
import { showBuilt } from "../../__tests__/setup/built-page";
import { answerFrameQuery } from "../../__tests__/setup/gatsby-stub";
import { Sources } from "../components/sources/sources";
import { wrapPageElement } from "./wrap-page-element";

const page = (pathname: string, pageContext: unknown = {}) =>
  wrapPageElement({
    element: (
      <>
        <h1>Page at {pathname}</h1>
        <Sources sources={[source]} />
      </>
    ),
    props: { location: { pathname }, pageContext },
  });

/** The link that a navigation marks, and how. */
const marked = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .flatMap((link) => {
      const mark = link.getAttribute("aria-current");
      return mark === null ? [] : [`${link.textContent} (${mark})`];
    });

beforeEach(() => answerFrameQuery(siteFrame));
afterEach(() => window.history.replaceState(null, "", "/"));

test("every page stands in one banner, one main, one contentinfo, and navigations of different names", () => {
  render(page("/pricing/"));
  for (const landmark of ["banner", "main", "contentinfo"]) expect(screen.getAllByRole(landmark)).toHaveLength(1);
  expect(within(screen.getByRole("main")).getByRole("heading", { level: 1 })).toHaveTextContent("Page at /pricing/");
  const names = screen.getAllByRole("navigation").map((nav) => nav.getAttribute("aria-label"));
  expect(names).toEqual(["Main", "Footer", "Quick links"]);
});

test("the built HTML has the same landmarks, and the scripts find what they expect", () => {
  const { page: built, runScripts } = showBuilt(page("/"));
  for (const landmark of ["banner", "main", "contentinfo"]) expect(built.getByRole(landmark)).toBeInTheDocument();
  expect(runScripts).not.toThrow();
});

test("a page of a section is marked by what its context says, in all menus alike", () => {
  render(page("/project-senate/define/", { section: "/our-projects/" }));
  expect(marked("Main")).toEqual(["Projects (true)"]);
  expect(marked("Quick links")).toEqual(["Projects (true)"]);
});

test.each([
  ["/", ["Home (page)"]],
  ["/services/", ["Services (page)"]],
  ["/pricing/", []],
])("%s is marked by its address", (pathname, marks) => {
  render(page(pathname));
  expect(marked("Main")).toEqual(marks);
});

test("the skip link is the first stop and leads to main", async () => {
  const user = userEvent.setup();
  render(page("/"));
  await user.tab();
  expect(screen.getByRole("link", { name: "Skip to the main content" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("main")).toHaveFocus();
});

test("hands the frame's words to what stands in the page", () => {
  render(page("/"));
  expect(within(screen.getByRole("main")).getByText("Where this comes from")).toBeInTheDocument();
});

test("the frame stays from page to page, and the focus goes to the new heading", async () => {
  const { rerender } = render(page("/"));
  const landmarks = ["banner", "main", "contentinfo"] as const;
  const before = landmarks.map((landmark) => screen.getByRole(landmark));
  rerender(page("/services/"));
  for (const [place, landmark] of landmarks.entries()) expect(screen.getByRole(landmark)).toBe(before[place]);
  await waitFor(() => expect(screen.getByRole("heading", { name: "Page at /services/" })).toHaveFocus());
});

test("stops with words when a file of the frame is missing", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  answerFrameQuery({ ...siteFrame, navigation: null });
  expect(() => render(page("/"))).toThrow("navigation.yaml");
});
