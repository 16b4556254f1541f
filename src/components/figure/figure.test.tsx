/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { screenshot } from "../../styleguide/examples/pictures";
import { Figure } from "./figure";

// The enlarged picture: __tests__/e2e/modals.spec.ts and scripts-off.spec.ts.

test("without a file of its own it has no button and no dialog", () => {
  render(<Figure picture={{ ...screenshot, image: { ...screenshot.image, publicURL: null } }} sizes="100vw" />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.queryByRole("dialog", { hidden: true })).not.toBeInTheDocument();
});
