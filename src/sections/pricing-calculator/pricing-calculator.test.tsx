/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PricingCalculator } from "./pricing-calculator";

const words = {
  title: "Project Estimate Calculator",
  label: "Time",
  text: "How long?",
  prompt: "Choose.",
  answerHeading: "What to expect: {duration}",
  teamHeading: "Team",
  phasesHeading: "Phases",
  rangeHeading: "Budget range",
  rangeBoth: "{from} to {to}",
  rangeOpen: "{from} or more",
  sampleNote: "Samples.",
  budgetDetails: "Budget details",
  start: "Start a project of this length",
};

const options = [
  {
    key: "3-6-months",
    label: "3-6 months",
    goodFor: "One job.",
    team: ["A designer"],
    phases: ["First", "Then"],
    from: 40_000,
    to: 125_000,
  },
  {
    key: "1-to-2-5-years",
    label: "1 year-2.5 years",
    shortLabel: "1-2 years",
    goodFor: "A product.",
    team: ["A lead"],
    phases: ["First", "Then"],
    from: 335_000,
    to: 840_000,
  },
  {
    key: "3-plus-years",
    label: "3+ years / long term",
    goodFor: "A service.",
    team: ["A lead"],
    phases: ["First", "Then"],
    from: 505_000,
    to: null,
  },
];

const show = () => {
  render(<PricingCalculator words={words} options={options} budgetAnchor="budget-details" />);
  return userEvent.setup();
};

test("one question with a radio an option, none of them chosen", () => {
  show();
  const question = within(screen.getByRole("group", { name: "Time How long?" }));
  const radios = question.getAllByRole("radio");
  expect(radios).toHaveLength(3);
  expect(radios.every((radio) => !(radio as HTMLInputElement).checked)).toBe(true);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
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

test("each answer has team, phases, range, and a link that carries its choice", () => {
  show();
  expect(screen.getAllByRole("link", { name: /^Start a project/u }).map((link) => link.getAttribute("href"))).toEqual([
    "/start-your-project/?duration=3-6-months",
    "/start-your-project/?duration=1-to-2-5-years",
    "/start-your-project/?duration=3-plus-years",
  ]);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  expect(screen.getByText("$335,000 to $840,000")).toBeInTheDocument();
});

test("'Budget details' leads to how the ranges are made", () => {
  show();
  expect(screen.getByRole("link", { name: "Budget details" })).toHaveAttribute("href", "#budget-details");
});

test("the long option has both of its forms, for the two layouts", () => {
  show();
  expect(screen.getByRole("radio", { name: "1 year-2.5 years 1-2 years" })).toBeInTheDocument();
});
