/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Header } from "./header";

const words = {
  headerLabel: "Main",
  homeHint: "home page",
  headerLinks: [
    { label: "Home", to: "/" },
    { label: "Services", to: "/services/" },
    { label: "Projects", to: "/our-projects/" },
  ],
  openMenu: "Open Menu",
  closeMenu: "Close Menu",
  drawerLabel: "Menu",
};

const show = (pathname: string, section?: string) =>
  render(<Header studioName="The Studio" words={words} pathname={pathname} section={section} />);

const mainLinks = () => within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link");

test("the logo leads home and says whose page this is", () => {
  show("/services/");
  expect(screen.getByRole("link", { name: /^The Studio ?, home page$/u })).toHaveAttribute("href", "/");
});

test("marks the page in the bar", () => {
  show("/services/");
  expect(mainLinks().map((link) => link.getAttribute("aria-current"))).toEqual([null, "page", null]);
});

test("marks the section on a page of it, and home on no other page", () => {
  show("/project-senate/define/", "/our-projects/");
  expect(mainLinks().map((link) => link.getAttribute("aria-current"))).toEqual([null, null, "true"]);
});

test("the menu button says whether the drawer is open, and opens it with focus on its close icon", async () => {
  const user = userEvent.setup();
  show("/");
  const button = screen.getByRole("button", { name: "Open Menu" });
  expect(button).toHaveAttribute("aria-expanded", "false");
  expect(button).toHaveAttribute("title", "Open Menu");
  await user.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(button).toHaveAttribute("title", "Close Menu");
  const drawer = screen.getByRole("dialog", { name: "Menu" });
  expect(within(drawer).getAllByRole("button", { name: "Close Menu" })[0]).toHaveFocus();
  expect(
    within(drawer)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Home", "Services", "Projects"]);
});

test.each([0, 1])("close control %d of the drawer closes it", async (control) => {
  const user = userEvent.setup();
  show("/");
  await user.click(screen.getByRole("button", { name: "Open Menu" }));
  const drawer = screen.getByRole("dialog", { name: "Menu" });
  const button = within(drawer).getAllByRole("button", { name: "Close Menu" })[control];
  if (button === undefined) throw new Error("The drawer has too few close controls.");
  await user.click(button);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Open Menu" })).toHaveAttribute("aria-expanded", "false");
});

test("the drawer closes after navigation, to the page that is shown as well", async () => {
  const user = userEvent.setup();
  const { rerender } = show("/");
  await user.click(screen.getByRole("button", { name: "Open Menu" }));
  rerender(<Header studioName="The Studio" words={words} pathname="/services/" />);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Open Menu" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("link", { name: "Services" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
