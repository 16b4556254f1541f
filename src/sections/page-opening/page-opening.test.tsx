/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PageOpening } from "./page-opening";

const opening = { heading: "Pricing", lead: "See [how we reckon](#budget-details)." };

test("has the page's one first heading and its lead", () => {
  render(<PageOpening opening={opening} />);
  expect(screen.getByRole("heading", { level: 1, name: "Pricing" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "how we reckon" })).toHaveAttribute("href", "#budget-details");
});

test("what stands around the heading is read in the order in which it is seen", () => {
  const { container } = render(
    <PageOpening
      opening={opening}
      above={<p>Tabs</p>}
      over={<p>Section</p>}
      beside={<p>Picture</p>}
      under={<p>Facts</p>}
    />,
  );
  expect(container).toHaveTextContent(/^Tabs\s*Section\s*Pricing\s*See how we reckon\.\s*Picture\s*Facts$/u);
});
