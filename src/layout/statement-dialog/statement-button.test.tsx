/** @jest-environment jsdom */
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FrameWordsProvider } from "../../components/frame-words";
import { StatementButton } from "./statement-button";

const words = {
  title: "Our statement",
  paragraphs: ["We mean it."],
  toolsHeading: "Tools",
  tools: ["**Keyboard only.** Everything."],
  contactHeading: "Contact",
  contactBefore: "Write to:",
  fullPage: "Read it in full",
};

const frame = {
  longDescription: "Description",
  sources: "Sources",
  enlargePicture: "Enlarge",
  closeIcon: "Close this dialog",
  closeButton: "Close",
};

const button = (
  <FrameWordsProvider words={frame}>
    <StatementButton label="Accessibility Statement" words={words} mail="access@studio.example" />
  </FrameWordsProvider>
);

const open = async () => {
  const user = userEvent.setup();
  render(button);
  const opener = screen.getByRole("button", { name: "Accessibility Statement" });
  await user.click(opener);
  return { user, opener, dialog: await screen.findByRole("dialog", { name: "Our statement" }) };
};

test("opens a titled dialog with commitment, tools and mail address, and moves the focus in", async () => {
  const { dialog } = await open();
  expect(within(dialog).getByRole("heading", { level: 2 })).toHaveTextContent("Our statement");
  expect(dialog).toHaveTextContent("We mean it.");
  expect(dialog).toHaveTextContent("Keyboard only. Everything.");
  expect(within(dialog).getByRole("link", { name: "access@studio.example" })).toHaveAttribute(
    "href",
    "mailto:access@studio.example",
  );
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement | null));
});

test.each(["Close this dialog", "Close"])("the button '%s' closes it and gives the focus back", async (name) => {
  const { user, opener, dialog } = await open();
  await user.click(within(dialog).getByRole("button", { name }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

test("neither Escape nor a press outside closes it", async () => {
  const { user, dialog } = await open();
  await user.keyboard("{Escape}");
  await user.click(document.body);
  expect(dialog).toBeInTheDocument();
});
