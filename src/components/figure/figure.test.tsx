/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { diagram, screenshot } from "../../styleguide/examples/pictures";
import { Figure } from "./figure";

/** Opening by its button, focus and the inert page are the browser's work: __tests__/e2e/modals.spec.ts. */

/** jsdom knows no inline elements, so it puts a space before the colon. */
const enlarge = (name: string) => new RegExp(`^Enlarge this picture ?: ${name}$`, "u");

test("without a file of its own it has no button and no dialog", () => {
  render(<Figure picture={{ ...screenshot, image: { ...screenshot.image, publicURL: null } }} sizes="100vw" />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.queryByRole("dialog", { hidden: true })).not.toBeInTheDocument();
});

test("its button opens the full picture in a dialog named by the caption, which its buttons alone close", () => {
  render(<Figure picture={diagram} sizes="100vw" />);
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
  const button = screen.getByRole("button", { name: enlarge("Journey map") });
  expect(button).toHaveAttribute("command", "show-modal");
  expect(button).toHaveAttribute("commandfor", dialog.id);
  dialog.showModal();
  expect(dialog).toHaveAccessibleName("Journey map");
  expect(dialog).toHaveAttribute("closedby", "none");
  const picture = within(dialog).getByRole("img", { name: diagram.alt });
  expect(picture).toHaveAttribute("src", "/styleguide/journey.svg");
  // Browsers don't load lazy images of closed dialogs.
  expect(picture).toHaveAttribute("loading", "lazy");
  for (const close of within(dialog).getAllByRole("button")) expect(close).toHaveAttribute("commandfor", dialog.id);
});

test("two figures have dialogs of their own", () => {
  render(
    <>
      <Figure picture={diagram} sizes="100vw" />
      <Figure picture={diagram} sizes="100vw" />
    </>,
  );
  const ids = screen.getAllByRole("dialog", { hidden: true }).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test("without JavaScript a link leads to the image file", () => {
  const html = renderToStaticMarkup(<Figure picture={diagram} sizes="100vw" />);
  expect(html).toMatch(
    /<noscript><a class="standalone-link" href="\/styleguide\/journey\.svg" aria-label="Open the image file: Journey map">/u,
  );
});
