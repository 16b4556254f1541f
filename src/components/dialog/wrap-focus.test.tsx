/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { wrapFocus } from "./wrap-focus";

// Round and round through every dialog: __tests__/e2e/modals.spec.ts.
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
          <span tabIndex={-1}>No stop</span>
          <button type="button">Last</button>
        </>
      )}
    </div>
    <button type="button">Outside after</button>
  </>
);

test("leads back from the element itself, which has the focus after a press between its parts", async () => {
  const user = userEvent.setup();
  render(<Group />);
  screen.getByRole("dialog").focus();
  await user.tab({ shift: true });
  expect(screen.getByRole("button", { name: "Last" })).toHaveFocus();
});

test("holds nobody where there is no stop", async () => {
  const user = userEvent.setup();
  render(<Group empty />);
  screen.getByRole("dialog").focus();
  await user.tab();
  expect(screen.getByRole("button", { name: "Outside after" })).toHaveFocus();
});
