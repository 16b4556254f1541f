/** @jest-environment jsdom */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigation } from "../../../__tests__/fixtures/frame";
import { Drawer } from "./drawer";

/** That focus goes back to the toggle is the browser's work with a modal; the journeys see to it. */
const show = (open = true) => {
  const onClose = jest.fn();
  const drawer = (
    <Drawer
      open={open}
      onClose={onClose}
      label="Menu"
      closeLabel="Close Menu"
      links={navigation.headerLinks}
      pathname="/project-senate/"
      section="/our-projects/"
    />
  );
  const { rerender } = render(drawer);
  // A press that came before the scripts opens it at once; it must not close again.
  expect(onClose).not.toHaveBeenCalled();
  return { onClose, rerender: () => rerender(drawer), user: userEvent.setup() };
};

const controls = () => {
  const [icon, button] = screen.getAllByRole("button", { name: "Close Menu" });
  if (icon === undefined || button === undefined) throw new Error("The drawer has too few close controls.");
  return { icon, button };
};

test("closed it is out of reach", () => {
  show(false);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("open it is a named dialog that has the focus on its close icon", () => {
  show();
  expect(screen.getByRole("dialog", { name: "Menu" })).toBeInTheDocument();
  expect(controls().icon).toHaveFocus();
  expect(controls().icon).toHaveAttribute("title", "Close Menu");
});

test("marks the section of the page", () => {
  show();
  const links = within(screen.getByRole("navigation", { name: "Menu" })).getAllByRole("link");
  expect(links.filter((link) => link.hasAttribute("aria-current")).map((link) => link.textContent)).toEqual([
    "Projects",
  ]);
});

test("asks to be closed by Escape, which browsers turn into the dialog's close event", () => {
  const { onClose } = show();
  const dialog = screen.getByRole<HTMLDialogElement>("dialog");
  act(() => dialog.close());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("asks to be closed by a press on the backdrop, but not by one between its links", async () => {
  const { onClose, user } = show();
  await user.click(screen.getByRole("list"));
  expect(onClose).not.toHaveBeenCalled();
  // Browsers count the backdrop as the dialog itself.
  await user.click(screen.getByRole("dialog"));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("keeps Tab inside, both ways", async () => {
  const { user } = show();
  await user.tab({ shift: true });
  expect(controls().button).toHaveFocus();
  await user.tab();
  expect(controls().icon).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("link", { name: "Home" })).toHaveFocus();
});

test("asks to be closed when the window grows past its layout", () => {
  let wide = false;
  const listeners = new Set<() => void>();
  jest.spyOn(window, "matchMedia").mockImplementation(
    (media) =>
      ({
        matches: wide && media === "(min-width: 48em)",
        media,
        addEventListener: (_: string, changed: () => void) => listeners.add(changed),
        removeEventListener: (_: string, changed: () => void) => listeners.delete(changed),
      }) as unknown as MediaQueryList,
  );
  const { onClose } = show();
  act(() => {
    wide = true;
    for (const changed of listeners) changed();
  });
  expect(onClose).toHaveBeenCalledTimes(1);
});
