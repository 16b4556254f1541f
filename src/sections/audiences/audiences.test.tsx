/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { audiences } from "../../../__tests__/fixtures/studio-pages";
import { Audiences } from "./audiences";

test.each([
  ["public-organizations", "Public organizations", "Section 508 applies."],
  ["private-organizations", "Private organizations", "We build to WCAG 2.1 AA."],
])("the footer's link to %s finds the region '%s'", (id, name, point) => {
  render(<Audiences {...audiences} />);
  const region = screen.getByRole("region", { name });
  expect(region).toHaveAttribute("id", id);
  expect(within(region).getByRole("heading", { level: 3, name })).toBeInTheDocument();
  expect(within(region).getByRole("listitem")).toHaveTextContent(point);
});
