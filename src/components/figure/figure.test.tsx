/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { diagram, screenshot } from "../../styleguide/examples/pictures";
import { Figure } from "./figure";

/** jsdom knows no inline elements, so it puts a space before the colon. */
const enlarge = (name: string) => new RegExp(`^See this picture large ?: ${name}$`, "u");

const figure = <Figure picture={diagram} sizes="100vw" />;

test("without a file of its own it has no link", () => {
  render(<Figure picture={{ ...screenshot, image: { ...screenshot.image, publicURL: null } }} sizes="100vw" />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("a click shows the full picture in a dialog named by the caption", async () => {
  render(figure);
  await userEvent.setup().click(screen.getByRole("link", { name: enlarge("Journey map") }));
  const dialog = within(await screen.findByRole("dialog", { name: "Journey map" }));
  expect(dialog.getByRole("img", { name: diagram.alt })).toHaveAttribute("src", "/styleguide/journey.svg");
  expect(dialog.getByRole("button", { name: "Close this dialog" })).toHaveFocus();
});

test.each(["Control", "Meta", "Shift", "Alt"])("a click with %s is left to the browser", async (key) => {
  const user = userEvent.setup();
  render(figure);
  let prevented: boolean | undefined;
  const watch = (event: Event): void => {
    prevented = event.defaultPrevented;
    // jsdom cannot navigate.
    event.preventDefault();
  };
  document.addEventListener("click", watch);
  await user.keyboard(`{${key}>}`);
  await user.click(screen.getByRole("link", { name: enlarge("Journey map") }));
  document.removeEventListener("click", watch);
  expect(prevented).toBe(false);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
