/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pricingOptions, pricingContent } from "../../styleguide/examples/pricing";
import { showBuilt } from "../../../__tests__/setup/built-page";
import { PricingCalculator } from "./pricing-calculator";

const calculator = (
  <PricingCalculator content={pricingContent} options={pricingOptions} budgetAnchor="budget-details" />
);

const show = () => {
  render(calculator);
  return userEvent.setup();
};

const startAddresses = [
  "/start-your-project/?duration=3-6-months",
  "/start-your-project/?duration=6-months-to-1-year",
  "/start-your-project/?duration=1-to-2-5-years",
  "/start-your-project/?duration=3-plus-years",
];

test("asks one question with a radio an option, in their order, none of them chosen", () => {
  show();
  expect(screen.getByRole("region", { name: "Project Estimate Calculator" })).toBeInTheDocument();
  const question = within(screen.getByRole("group", { name: "Time How long?" }));
  const radios = question.getAllByRole<HTMLInputElement>("radio");
  expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual([
    "3-6 months",
    "6 months-1 year",
    // The long form and the short one: the stylesheet shows one of them.
    "1 year-2.5 years1-2 years",
    "3+ years / long term",
  ]);
  for (const radio of radios) expect(radio).not.toBeChecked();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("one choice takes the place of another, with the arrow keys too", async () => {
  const user = show();
  await user.click(screen.getByRole("radio", { name: "3-6 months" }));
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("radio", { name: "6 months-1 year" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "6 months-1 year" })).toHaveFocus();
  expect(screen.getAllByRole("radio").filter((radio) => (radio as HTMLInputElement).checked)).toHaveLength(1);
});

test("a choice is announced with its range, in words", async () => {
  const user = show();
  await user.click(screen.getByRole("radio", { name: "3-6 months" }));
  expect(screen.getByRole("status")).toHaveTextContent(
    "What to expect: 3-6 months. One job. Budget range: $40,000 to $125,000.",
  );
  await user.click(screen.getByRole("radio", { name: "3+ years / long term" }));
  expect(screen.getByRole("status")).toHaveTextContent("A service. Budget range: $505,000 or more.");
});

test("each answer has heading, range, team and phases", () => {
  show();
  const answers = screen.getAllByRole("heading", { level: 3 });
  expect(answers).toHaveLength(pricingOptions.length);
  expect(answers[0]).toHaveTextContent("What to expect: 3-6 months");
  expect(screen.getByText("$335,000 to $840,000")).toBeInTheDocument();
  expect(screen.getByText("$505,000 or more")).toBeInTheDocument();
  expect(screen.getByText("Most stay near the middle.")).toBeInTheDocument();
  const [team, phases] = screen.getAllByRole("list");
  expect([team?.tagName, phases?.tagName]).toEqual(["UL", "OL"]);
  expect(phases).toHaveTextContent("AskBuild");
});

test("each answer has a link that names and carries its choice", () => {
  show();
  const links = screen.getAllByRole("link", { name: /^Start a project of this length ?: \S/u });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(startAddresses);
  expect(links[3]).toHaveTextContent("Start a project of this length: 3+ years / long term");
});

test("the built HTML has every answer, so that nobody needs scripts to read them", () => {
  const { page, runScripts } = showBuilt(calculator);
  expect(page.getAllByRole("link", { name: /^Start a project/u }).map((link) => link.getAttribute("href"))).toEqual(
    startAddresses,
  );
  expect(page.getAllByRole("heading", { level: 3 })).toHaveLength(pricingOptions.length);
  expect(page.getAllByRole("radio")).toHaveLength(pricingOptions.length);
  expect(runScripts).not.toThrow();
});

test("'Budget details' leads to how the ranges are made", () => {
  show();
  expect(screen.getByRole("link", { name: "Budget details" })).toHaveAttribute("href", "#budget-details");
});
