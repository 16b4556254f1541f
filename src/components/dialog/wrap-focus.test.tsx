/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { wrapFocus } from "./wrap-focus";

const Group = ({ empty = false }) => (
  <>
    <button type="button">Outside before</button>
    {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is tested */}
    <div role="dialog" aria-label="Group" tabIndex={-1} onKeyDown={wrapFocus}>
      {empty ? null : (
        <>
          <button type="button" disabled>
            Disabled
          </button>
          <a href="/">First</a>
          <input aria-label="Middle" />
          <span tabIndex={-1}>No stop</span>
          <button type="button">Last</button>
        </>
      )}
    </div>
    <button type="button">Outside after</button>
  </>
);

test("leads Tab from the last stop to the first, and back", async () => {
  const user = userEvent.setup();
  render(<Group />);
  screen.getByRole("button", { name: "Last" }).focus();
  await user.tab();
  expect(screen.getByRole("link", { name: "First" })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole("button", { name: "Last" })).toHaveFocus();
});

test("leads back from the element itself, which has the focus after a press between its parts", async () => {
  const user = userEvent.setup();
  render(<Group />);
  screen.getByRole("dialog").focus();
  await user.tab({ shift: true });
  expect(screen.getByRole("button", { name: "Last" })).toHaveFocus();
});

test.each([
  ["a stop in between", "First", "{Tab}", "Middle"],
  ["any other key", "Last", "{ArrowDown}{Escape}", "Last"],
])("leaves %s to the browser", async (_, from, keys, to) => {
  const user = userEvent.setup();
  render(<Group />);
  const stop = (name: string) => screen.getByText(name, { selector: "a, button" });
  const target = to === "Middle" ? screen.getByRole("textbox", { name: to }) : stop(to);
  stop(from).focus();
  await user.keyboard(keys);
  expect(target).toHaveFocus();
});

test("holds nobody where there is no stop", async () => {
  const user = userEvent.setup();
  render(<Group empty />);
  screen.getByRole("dialog").focus();
  await user.tab();
  expect(screen.getByRole("button", { name: "Outside after" })).toHaveFocus();
});
