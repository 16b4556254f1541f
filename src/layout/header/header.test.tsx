/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showBuilt } from "../../../__tests__/setup/built-page";
import { navigation } from "../../styleguide/examples/site-layout";
import { Header } from "./header";

const header = (pathname: string) => (
  <Header studioName="The Studio" links={navigation.headerLinks} pathname={pathname} />
);

const openDrawer = async () => {
  const user = userEvent.setup();
  const view = render(header("/"));
  await user.click(screen.getByRole("button", { name: "Open Menu" }));
  return { user, ...view, drawer: within(screen.getByRole("dialog", { name: "Menu" })) };
};

test("has the logo's link and the six links of the bar in order", () => {
  render(header("/"));
  expect(screen.getByRole("link", { name: /^The Studio ?, home page$/u })).toHaveAttribute("href", "/");
  const links = within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link");
  expect(links.map((link) => ({ label: link.textContent, to: link.getAttribute("href") }))).toEqual(
    navigation.headerLinks,
  );
});

test("before hydration the menu button is a link to the footer's list, and there is no drawer", () => {
  const { page, runScripts } = showBuilt(header("/"));
  expect(page.getByRole("link", { name: "Open Menu" })).toHaveAttribute("href", "#ui-all-pages");
  expect(page.queryByRole("button")).not.toBeInTheDocument();
  expect(page.queryByRole("dialog", { hidden: true })).not.toBeInTheDocument();
  runScripts();
  expect(page.getByRole("button", { name: "Open Menu", expanded: false })).toBeInTheDocument();
  expect(page.queryByRole("link", { name: "Open Menu" })).not.toBeInTheDocument();
});

test("name, title and state of the menu button say what it does", async () => {
  const user = userEvent.setup();
  render(header("/"));
  const button = screen.getByRole("button", { name: "Open Menu", expanded: false });
  expect(button).toHaveAttribute("title", "Open Menu");
  expect(button).toHaveAttribute("aria-haspopup", "dialog");
  await user.click(button);
  expect(screen.getAllByRole("button", { name: "Close Menu", expanded: true })).toEqual([button]);
  expect(button).toHaveAttribute("title", "Close Menu");
});

test("the drawer holds the same links and closes by one, even one to the current page", async () => {
  const { user, drawer } = await openDrawer();
  expect(drawer.getAllByRole("link").map((link) => link.textContent)).toEqual(
    navigation.headerLinks.map(({ label }) => label),
  );
  await user.click(drawer.getByRole("link", { name: "Home", current: "page" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("the drawer closes when the page changes", async () => {
  const { rerender } = await openDrawer();
  rerender(header("/services/"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Open Menu", expanded: false })).toBeInTheDocument();
});
