/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showBuilt } from "../../../__tests__/setup/built-page";
import { pricingContent, pricingOptions } from "../../styleguide/examples/pricing";
import { PricingCalculator } from "./pricing-calculator";

const calculator = (
  <PricingCalculator content={pricingContent} options={pricingOptions} budgetAnchor="budget-details" />
);

test.each([
  ["3-6 months", "What to expect: 3-6 months. One job. Budget range: $40,000 to $125,000."],
  ["3+ years / long term", "A service. Budget range: $505,000 or more."],
])("announces the choice %s with its range", async (name, announced) => {
  render(calculator);
  await userEvent.setup().click(screen.getByRole("radio", { name }));
  expect(screen.getByRole("status")).toHaveTextContent(announced);
});

test("the built HTML holds every answer, with a link that carries the choice, and hydrates without a mismatch", () => {
  const { page, runScripts } = showBuilt(calculator);
  const answers = page.getAllByRole("heading", { level: 3 });
  expect(answers).toHaveLength(pricingOptions.length);
  expect(answers[0]).toHaveTextContent("What to expect: 3-6 months");
  for (const text of ["$335,000 to $840,000", "$505,000 or more", "Most stay near the middle."]) {
    expect(page.getByText(text)).toBeInTheDocument();
  }
  const links = page.getAllByRole("link", { name: /^Start a project of this length: \S/u });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    pricingOptions.map(({ key }) => `/start-your-project/?duration=${key}`),
  );
  expect(links[3]).toHaveAccessibleName("Start a project of this length: 3+ years / long term");
  expect(page.getByRole("link", { name: "Budget details" })).toHaveAttribute("href", "#budget-details");
  expect(runScripts).not.toThrow();
});
