/** @jest-environment jsdom */
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { dialogs, frameWords } from "../../../__tests__/fixtures/frame";
import { showBuilt } from "../../../__tests__/setup/built-page";
import { FrameWordsProvider } from "../../components/frame-words";
import { StatementButton } from "./statement-button";

const button = (
  <FrameWordsProvider words={frameWords}>
    <StatementButton label="Our statement" words={dialogs.statement} mail="access@studio.example" />
  </FrameWordsProvider>
);

const open = async () => {
  const user = userEvent.setup();
  render(button);
  const opener = screen.getByRole("button", { name: "Our statement" });
  await user.click(opener);
  return { user, opener, dialog: await screen.findByRole("dialog", { name: "Accessibility Statement" }) };
};

test("until scripts run it is a link to the statement's page", () => {
  const { page, runScripts } = showBuilt(button);
  expect(page.getByRole("link", { name: "Our statement" })).toHaveAttribute("href", "/accessibility-statement/");
  expect(page.queryByRole("button")).not.toBeInTheDocument();

  runScripts();
  expect(page.getByRole("button", { name: "Our statement" })).toHaveAttribute("aria-haspopup", "dialog");
  expect(page.queryByRole("link")).not.toBeInTheDocument();
});

test("opens a titled dialog with commitment, tools and mail address", async () => {
  const { dialog } = await open();
  expect(within(dialog).getByRole("heading", { level: 2, name: "Accessibility Statement" })).toBeInTheDocument();
  expect(dialog).toHaveTextContent("WCAG 2.1, level AA, and Section 508");
  expect(within(dialog).getAllByRole("listitem")).toHaveLength(dialogs.statement.tools.length);
  expect(within(dialog).getByText("Keyboard only.")).toBeInTheDocument();
  expect(within(dialog).getByRole("link", { name: "access@studio.example" })).toHaveAttribute(
    "href",
    "mailto:access@studio.example",
  );
});

test("moves the focus to the close icon, so that the text is read from its top", async () => {
  const { dialog } = await open();
  expect(within(dialog).getByRole("button", { name: "Close this dialog" })).toHaveFocus();
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
  if (dialog.parentElement !== null) await user.click(dialog.parentElement);
  expect(dialog).toBeInTheDocument();
  expect(dialog).toContainElement(document.activeElement as HTMLElement | null);
});

test("the link to the whole statement does not leave the dialog lying over it", async () => {
  const { user, dialog } = await open();
  const link = within(dialog).getByRole("link", { name: "Read the full accessibility statement" });
  expect(link).toHaveAttribute("href", "/accessibility-statement/");
  await user.click(link);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
