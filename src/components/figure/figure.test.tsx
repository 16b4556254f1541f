/** @jest-environment jsdom */
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { frameWords } from "../../../__tests__/fixtures/frame";
import { diagram, drawing, screenshot } from "../../../__tests__/fixtures/pictures";
import { showBuilt } from "../../../__tests__/setup/built-page";
import { FrameWordsProvider } from "../frame-words";
import type { PictureData } from "../view-models";
import { Figure } from "./figure";

/** jsdom knows no inline elements, so it puts a space before the colon. */
const enlargeName = /^See this picture large ?: Journey map$/u;

const figure = (picture: PictureData) => (
  <FrameWordsProvider words={frameWords}>
    <Figure picture={picture} sizes="100vw" />
  </FrameWordsProvider>
);

const openLarge = async () => {
  const user = userEvent.setup();
  render(figure(diagram));
  const link = screen.getByRole("link", { name: enlargeName });
  await user.click(link);
  return { user, link, dialog: await screen.findByRole("dialog", { name: "Journey map" }) };
};

test("has a picture, a caption, and a link to the full picture that says which", () => {
  render(figure(diagram));
  const whole = within(screen.getByRole("figure"));
  expect(whole.getByRole("img", { name: "A journey in four stages" })).toBeInTheDocument();
  expect(whole.getByText("Journey map", { selector: "p" })).toBeInTheDocument();
  expect(whole.getByRole("link", { name: enlargeName })).toHaveAttribute("href", "/styleguide/journey.svg");
});

test("without a caption the link is named by what the picture shows", () => {
  render(figure(drawing));
  expect(screen.getByRole("link")).toHaveAccessibleName(
    expect.stringMatching(/^See this picture large ?: A ramp that leads to an open door$/u),
  );
});

test("without a file of its own there is nothing to see large", () => {
  render(figure({ ...screenshot, image: { ...screenshot.image, publicURL: null } }));
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("a long description stands on the page, closed, and opens by its named summary", async () => {
  const user = userEvent.setup();
  render(figure(diagram));
  const details = screen.getByRole("group");
  expect(details).not.toHaveAttribute("open");
  const summary = within(details).getByText(/^Read the full description/u);
  expect(summary).toHaveTextContent("Read the full description: Journey map");
  await user.click(summary);
  expect(details).toHaveAttribute("open");
  expect(within(details).getByRole("link", { name: "an appointment" })).toHaveAttribute(
    "href",
    "/project-grooming-table/",
  );
});

test("a simple picture has no long description", () => {
  render(figure(drawing));
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
});

test("until scripts run the link promises no dialog", () => {
  const { page, runScripts } = showBuilt(figure(diagram));
  const link = page.getByRole("link", { name: enlargeName });
  expect(link).not.toHaveAttribute("aria-haspopup");
  runScripts();
  expect(link).toHaveAttribute("aria-haspopup", "dialog");
});

test("a press shows the full picture in a dialog that has the caption's name", async () => {
  const { dialog } = await openLarge();
  expect(within(dialog).getByRole("img", { name: "A journey in four stages" })).toHaveAttribute(
    "src",
    "/styleguide/journey.svg",
  );
  expect(within(dialog).getByRole("button", { name: "Close this dialog" })).toHaveFocus();
});

test.each(["Close this dialog", "Close"])("the button '%s' closes it and gives the focus back", async (name) => {
  const { user, link, dialog } = await openLarge();
  await user.click(within(dialog).getByRole("button", { name }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(link).toHaveFocus());
});

test("Escape does not close it", async () => {
  const { user, dialog } = await openLarge();
  await user.keyboard("{Escape}");
  expect(dialog).toBeInTheDocument();
});

test.each(["Control", "Meta", "Shift", "Alt"])("a press with %s is the browser's", async (key) => {
  const user = userEvent.setup();
  render(figure(diagram));
  let taken: boolean | undefined;
  const watch = (event: Event): void => {
    taken = event.defaultPrevented;
    // jsdom cannot go anywhere.
    event.preventDefault();
  };
  document.addEventListener("click", watch);
  await user.keyboard(`{${key}>}`);
  await user.click(screen.getByRole("link", { name: enlargeName }));
  document.removeEventListener("click", watch);
  expect(taken).toBe(false);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
