/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showBuilt } from "../../../__tests__/setup/built-page";
import { dialogs } from "../../styleguide/examples/site-layout";
import { StatementButton } from "./statement-button";

const button = <StatementButton label="Our statement" content={dialogs.statement} mail="access@studio.example" />;

test("is a link to the statement's page until hydration, then a button that opens a dialog", () => {
  const { page, runScripts } = showBuilt(button);
  expect(page.getByRole("link", { name: "Our statement" })).toHaveAttribute("href", "/accessibility-statement/");
  expect(page.queryByRole("button")).not.toBeInTheDocument();
  runScripts();
  expect(page.getByRole("button", { name: "Our statement" })).toHaveAttribute("aria-haspopup", "dialog");
  expect(page.queryByRole("link")).not.toBeInTheDocument();
});

test("the dialog has title, commitment, tools and mail address; its link to the full statement closes it", async () => {
  const user = userEvent.setup();
  render(button);
  await user.click(screen.getByRole("button", { name: "Our statement" }));
  const dialog = await screen.findByRole("dialog", { name: "Accessibility Statement" });
  expect(dialog).toHaveTextContent("WCAG 2.1, level AA, and Section 508");
  expect(within(dialog).getAllByRole("listitem")).toHaveLength(dialogs.statement.tools.length);
  expect(within(dialog).getByRole("link", { name: "access@studio.example" })).toHaveAttribute(
    "href",
    "mailto:access@studio.example",
  );
  const link = within(dialog).getByRole("link", { name: "Read the full accessibility statement" });
  expect(link).toHaveAttribute("href", "/accessibility-statement/");
  await user.click(link);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
