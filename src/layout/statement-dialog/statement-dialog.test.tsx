/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { dialogs } from "../../styleguide/examples/site-layout";
import { StatementButton } from "./statement-button";
import { StatementDialog } from "./statement-dialog";

test("the dialog has title, commitment, tools, mail address and a link to the full statement", () => {
  render(
    <>
      <StatementButton />
      <StatementDialog content={dialogs.statement} mail="access@studio.example" />
    </>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
  const button = screen.getByRole("button", { name: "Accessibility Statement" });
  expect(button).toHaveAttribute("command", "show-modal");
  expect(button).toHaveAttribute("commandfor", dialog.id);
  dialog.showModal();
  expect(dialog).toHaveAccessibleName("Accessibility Statement");
  // Only its buttons close it.
  expect(dialog).toHaveAttribute("closedby", "none");
  expect(dialog).toHaveTextContent("WCAG 2.1, level AA, and Section 508");
  expect(within(dialog).getAllByRole("listitem")).toHaveLength(dialogs.statement.tools.length);
  expect(within(dialog).getByRole("link", { name: "access@studio.example" })).toHaveAttribute(
    "href",
    "mailto:access@studio.example",
  );
  expect(within(dialog).getByRole("link", { name: "Read the full accessibility statement" })).toHaveAttribute(
    "href",
    "/accessibility-statement/",
  );
  for (const close of within(dialog).getAllByRole("button")) expect(close).toHaveAttribute("commandfor", dialog.id);
});
