/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { wrapFocus } from "./wrap-focus";

// Round and round through every dialog: __tests__/e2e/modals.spec.ts.
test("leads back from the element itself, which has the focus after a press between its parts", async () => {
  render(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is tested
    <div role="dialog" aria-label="Group" tabIndex={-1} onKeyDown={wrapFocus}>
      <a href="/">First</a>
      <button type="button">Last</button>
    </div>,
  );
  screen.getByRole("dialog").focus();
  await userEvent.setup().tab({ shift: true });
  expect(screen.getByRole("button", { name: "Last" })).toHaveFocus();
});
