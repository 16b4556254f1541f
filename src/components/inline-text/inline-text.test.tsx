/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { InlineText } from "./inline-text";

test("shows words, strong words and links, in their order and without their marks", () => {
  render(
    <p>
      <InlineText text="Read **all** of [our prices](/pricing/), or [write](mailto:hello@studio.example)." />
    </p>,
  );
  expect(screen.getByText(/^Read/u)).toHaveTextContent("Read all of our prices, or write.");
  expect(screen.getByText("all", { selector: "strong" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "our prices" })).toHaveAttribute("href", "/pricing/");
  expect(screen.getByRole("link", { name: "write" })).toHaveAttribute("href", "mailto:hello@studio.example");
});

test("markup in content stays words", () => {
  render(
    <p>
      <InlineText text="<b>not bold</b> <a href='/x/'>no link</a>" />
    </p>,
  );
  expect(screen.getByText(/not bold/u)).toHaveTextContent("<b>not bold</b>");
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
