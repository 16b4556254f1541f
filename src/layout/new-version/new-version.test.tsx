/** @jest-environment jsdom */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { newVersionEvent } from "../../client/service-worker/registration/new-version";
import { uiStrings } from "../../lib/ui-strings";
import { NewVersion } from "./new-version";

const { label, text, reload, dismiss } = uiStrings.newVersion;

const region = () => screen.queryByRole("region", { name: label });

afterEach(() => {
  document.documentElement.removeAttribute("data-new-version");
});

test("is an empty live region until a new version is ready, then offers it there without moving the focus", () => {
  render(<NewVersion />);
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent(/^$/u);
  expect(region()).not.toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  act(() => {
    window.dispatchEvent(new Event(newVersionEvent));
  });
  expect(screen.getByRole("status")).toBe(status);
  expect(status).toHaveTextContent(text);
  const buttons = within(screen.getByRole("region", { name: label })).getAllByRole("button");
  expect(buttons.map((button) => button.textContent)).toEqual([reload, dismiss]);
  expect(document.body).toHaveFocus();
});

test("offers a version that was ready before hydration, and can be dismissed", async () => {
  document.documentElement.setAttribute("data-new-version", "");
  render(<NewVersion />);
  expect(region()).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole("button", { name: dismiss }));
  expect(region()).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent(/^$/u);
});
