/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pricingContent, pricingOptions } from "../../styleguide/examples/pricing";
import { PricingCalculator } from "./pricing-calculator";

// Links, keyboard, and all answers without scripts: __tests__/e2e/pricing.spec.ts and scripts-off.spec.ts.
test.each([
  ["3-6 months", "What to expect: 3-6 months. One job. Budget range: $40,000 to $125,000."],
  ["3+ years / long term", "A service. Budget range: $505,000 or more."],
])("announces the choice %s with its range", async (name, announced) => {
  render(<PricingCalculator content={pricingContent} options={pricingOptions} budgetAnchor="budget-details" />);
  await userEvent.setup().click(screen.getByRole("radio", { name }));
  expect(screen.getByRole("status")).toHaveTextContent(announced);
});
