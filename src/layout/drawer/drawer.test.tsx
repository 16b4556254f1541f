/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { navigation } from "../../styleguide/examples/site-layout";
import { Drawer } from "./drawer";

/** Opening by its button, focus and the inert page are the browser's work: __tests__/e2e/modals.spec.ts. */
const show = (pathname = "/project-senate/") => {
  const onToggle = jest.fn();
  render(<Drawer onToggle={onToggle} links={navigation.headerLinks} pathname={pathname} section="/our-projects/" />);
  expect(onToggle).toHaveBeenLastCalledWith(false);
  return screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
};

test("is out of reach while closed", () => {
  show();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("is a named dialog between two buttons that close it, and marks the page's section", () => {
  const dialog = show();
  dialog.showModal();
  expect(screen.getByRole("dialog", { name: "Menu" })).toHaveAttribute("closedby", "any");
  const buttons = screen.getAllByRole("button", { name: "Close Menu" });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    expect(button).toHaveAttribute("command", "close");
    expect(button).toHaveAttribute("commandfor", dialog.id);
  }
  expect(screen.getByRole("link", { current: true })).toHaveTextContent("Projects");
});
