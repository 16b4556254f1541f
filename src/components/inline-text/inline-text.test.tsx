/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { InlineText } from "./inline-text";

test("markup in content stays words", () => {
  render(
    <p>
      <InlineText text="<b>not bold</b> <a href='/x/'>no link</a>" />
    </p>,
  );
  expect(screen.getByText(/not bold/u)).toHaveTextContent("<b>not bold</b>");
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
