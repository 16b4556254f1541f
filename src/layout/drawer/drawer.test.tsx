/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigation } from "../../styleguide/examples/site-layout";
import { Drawer } from "./drawer";

/** Focus trap, focus return and the inert page are the browser's work with a modal: e2e/drawer.spec.ts. */
const show = (open = true) => {
  const onClose = jest.fn();
  render(
    <Drawer
      open={open}
      onClose={onClose}
      links={navigation.headerLinks}
      pathname="/project-senate/"
      section="/our-projects/"
    />,
  );
  // A click before hydration opens it at once; it must not close again.
  expect(onClose).not.toHaveBeenCalled();
  return onClose;
};

test("is out of reach while closed", () => {
  show(false);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("is a named dialog with the focus on its close icon, and marks the page's section", () => {
  show();
  expect(screen.getByRole("dialog", { name: "Menu" })).toBeInTheDocument();
  const [closeIcon] = screen.getAllByRole("button", { name: "Close Menu" });
  expect(closeIcon).toHaveFocus();
  expect(closeIcon).toHaveAttribute("title", "Close Menu");
  expect(screen.getByRole("link", { current: true })).toHaveTextContent("Projects");
});

test("calls onClose for Escape, which browsers turn into the dialog's close event", () => {
  const onClose = show();
  act(() => screen.getByRole<HTMLDialogElement>("dialog").close());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("calls onClose for a click on the backdrop, not for one between its links", async () => {
  const user = userEvent.setup();
  const onClose = show();
  await user.click(screen.getByRole("list"));
  expect(onClose).not.toHaveBeenCalled();
  // Browsers report the backdrop as the dialog itself.
  await user.click(screen.getByRole("dialog"));
  expect(onClose).toHaveBeenCalledTimes(1);
});
