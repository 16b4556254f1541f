/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigation } from "../../../__tests__/fixtures/frame";
import { showBuilt } from "../../../__tests__/setup/built-page";
import { Header } from "./header";

const header = (pathname: string, section?: string) => (
  <Header studioName="The Studio" words={navigation} pathname={pathname} section={section} />
);

const openDrawer = async () => {
  const user = userEvent.setup();
  const view = render(header("/"));
  await user.click(screen.getByRole("button", { name: "Open Menu" }));
  return { user, ...view, drawer: screen.getByRole("dialog", { name: "Menu" }) };
};

const marks = () =>
  within(screen.getByRole("navigation", { name: "Main" }))
    .getAllByRole("link")
    .flatMap((link) =>
      link.hasAttribute("aria-current") ? [[link.textContent, link.getAttribute("aria-current")]] : [],
    );

test("the logo leads home and says whose page this is", () => {
  render(header("/services/"));
  expect(screen.getByRole("link", { name: /^The Studio ?, home page$/u })).toHaveAttribute("href", "/");
});

test("the bar has its six links in their order", () => {
  render(header("/"));
  const bar = within(screen.getByRole("navigation", { name: "Main" }));
  expect(bar.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Home", "/"],
    ["About Us", "/about-us/"],
    ["Services", "/services/"],
    ["Projects", "/our-projects/"],
    ["Accessible Design", "/a11y-accessible-design/"],
    ["Contact Us", "/contact-us/"],
  ]);
});

test.each([
  ["/", undefined, [["Home", "page"]]],
  ["/services/", undefined, [["Services", "page"]]],
  ["/project-senate/define/", "/our-projects/", [["Projects", "true"]]],
  ["/a11y-accessible-design/seo/", "/a11y-accessible-design/", [["Accessible Design", "true"]]],
  ["/pricing/", undefined, []],
])("on %s (section %s) the bar marks %j", (pathname, section, expected) => {
  render(header(pathname, section));
  expect(marks()).toEqual(expected);
});

test("until scripts run the menu button is a link to the footer's list, and there is no drawer", () => {
  const { page, runScripts } = showBuilt(header("/"));
  expect(page.getByRole("link", { name: "Open Menu" })).toHaveAttribute("href", "#all-pages");
  expect(page.queryByRole("button")).not.toBeInTheDocument();
  expect(page.queryByRole("dialog", { hidden: true })).not.toBeInTheDocument();

  runScripts();
  expect(page.getByRole("button", { name: "Open Menu" })).toHaveAttribute("aria-expanded", "false");
  expect(page.queryByRole("link", { name: "Open Menu" })).not.toBeInTheDocument();
});

test("the menu button says by name, title and state what it does", async () => {
  const user = userEvent.setup();
  render(header("/"));
  const button = screen.getByRole("button", { name: "Open Menu", expanded: false });
  expect(button).toHaveAttribute("title", "Open Menu");
  expect(button).toHaveAttribute("aria-haspopup", "dialog");
  await user.click(button);
  expect(screen.getAllByRole("button", { name: "Close Menu", expanded: true })).toEqual([button]);
  expect(button).toHaveAttribute("title", "Close Menu");
});

test("the drawer opens with the focus on its close icon and holds the same six links", async () => {
  const { drawer } = await openDrawer();
  expect(within(drawer).getAllByRole("button", { name: "Close Menu" })[0]).toHaveFocus();
  expect(
    within(within(drawer).getByRole("navigation", { name: "Menu" }))
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(navigation.headerLinks.map(({ label }) => label));
  expect(within(drawer).getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
});

test.each([
  ["close icon", 0],
  ["Close Menu button", 1],
])("the drawer closes by its %s", async (_, place) => {
  const { user, drawer } = await openDrawer();
  const control = within(drawer).getAllByRole("button", { name: "Close Menu" })[place];
  if (control === undefined) throw new Error("The drawer has too few close controls.");
  await user.click(control);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Open Menu", expanded: false })).toBeInTheDocument();
});

test("the drawer closes by a link, even where that leads to the page that is shown", async () => {
  const { user, drawer } = await openDrawer();
  await user.click(within(drawer).getByRole("link", { name: "Home" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("the drawer closes when the page changes, and the toggle says so", async () => {
  const { rerender } = await openDrawer();
  rerender(header("/services/"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Open Menu", expanded: false })).toBeInTheDocument();
});
