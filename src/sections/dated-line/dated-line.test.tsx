/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { DatedLine } from "./dated-line";

test("pairs each fact with its label: a day that machines read too, and whom to ask", () => {
  const { container } = render(
    <DatedLine
      lines={[
        { label: "Last changed", day: "2026-11-21" },
        { label: "Questions", text: "access@studio.example", to: "mailto:access@studio.example" },
      ]}
    />,
  );
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Last changed", "Questions"]);
  expect(container.querySelector("time")).toHaveAttribute("datetime", "2026-11-21");
  expect(container.querySelector("time")).toHaveTextContent("November 21, 2026");
  expect(screen.getByRole("link", { name: "access@studio.example" })).toHaveAttribute(
    "href",
    "mailto:access@studio.example",
  );
});
