/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { studio } from "../../../__tests__/fixtures/frame";
import { ContactWays } from "./contact-ways";

const words = { heading: "Other ways", phone: "Call", mail: "Write", visit: "Visit" };

const show = (unit: string | null = null) => {
  render(<ContactWays words={words} studio={{ ...studio, address: { ...studio.address, unit } }} />);
  return within(screen.getByRole("region", { name: "Other ways" }));
};

test("phone and mail are links that call and write", () => {
  const ways = show();
  expect(ways.getByRole("link", { name: "(404) 555-0100" })).toHaveAttribute("href", "tel:+14045550100");
  expect(ways.getByRole("link", { name: "hello@studio.example" })).toHaveAttribute(
    "href",
    "mailto:hello@studio.example",
  );
});

test("each way is paired with its word", () => {
  const ways = show();
  expect(ways.getAllByRole("term").map((term) => term.textContent)).toEqual(["Call", "Write", "Visit"]);
  expect(ways.getAllByRole("definition").at(-1)).toHaveTextContent("1 Sample Street, Atlanta, Georgia 30303");
});

test("the address may have a unit", () => {
  expect(show("Suite 12").getByText("1 Sample Street, Suite 12, Atlanta, Georgia 30303")).toBeInTheDocument();
});
