/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { team } from "../../../__tests__/fixtures/studio-pages";
import { Team } from "./team";

test("each person has a name as heading, a portrait with words, a role and a few sentences", () => {
  render(<Team {...team} />);
  const section = within(screen.getByRole("region", { name: "The team" }));
  const people = section.getAllByRole("listitem").map((item) => within(item));
  expect(people.map((person) => person.getByRole("heading", { level: 3 }).textContent)).toEqual([
    "Alex Owner",
    "Robin Designer",
  ]);
  expect(people.map((person) => person.getByRole("img").getAttribute("alt"))).toEqual([
    "Alex at a desk",
    "Robin with a pen",
  ]);
  expect(people[0]?.getByText("Owner and CEO")).toBeInTheDocument();
  expect(people[0]?.getByText("Alex likes ramps.")).toBeInTheDocument();
  expect(people[0]?.getByRole("link", { name: "our work" })).toHaveAttribute("href", "/our-projects/");
});

test("links can point to it", () => {
  render(<Team {...team} />);
  expect(screen.getByRole("region", { name: "The team" })).toHaveAttribute("id", "team");
});
