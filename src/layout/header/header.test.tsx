/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from "@testing-library/react";
import { enhanceDrawer } from "../drawer/drawer.enhancement";
import { navigation } from "../../styleguide/examples/site-layout";
import { Header } from "./header";

test("the logo leads home; the menu button opens the drawer, which has the same links; its name and title say what it does", () => {
  enhanceDrawer();
  render(<Header studioName="The Studio" links={navigation.headerLinks} pathname="/" />);
  expect(screen.getByRole("link", { name: "The Studio, home page" })).toHaveAttribute("href", "/");
  const button = screen.getByRole("button", { name: "Open Menu" });
  expect(button).toHaveAttribute("title", "Open Menu");
  expect(button).toHaveAttribute("command", "show-modal");
  const drawer = screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
  expect(button).toHaveAttribute("commandfor", drawer.id);
  drawer.showModal();
  fireEvent(drawer, new Event("toggle"));
  expect(button).toHaveAccessibleName("Close Menu");
  expect(button).toHaveAttribute("title", "Close Menu");
  expect(
    within(drawer)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(navigation.headerLinks.map(({ label }) => label));
  drawer.close();
  fireEvent(drawer, new Event("toggle"));
  expect(button).toHaveAccessibleName("Open Menu");
  expect(button).toHaveAttribute("title", "Open Menu");
});
