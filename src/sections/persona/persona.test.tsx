/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { persona, personaWords } from "../../../__tests__/fixtures/case-study";
import { Persona } from "./persona";

test("is a region named by the person, with portrait, quote, goals and barriers", () => {
  render(<Persona words={personaWords} persona={persona} />);
  const section = within(screen.getByRole("region", { name: "Persona: Sam Sample" }));
  expect(section.getByRole("heading", { level: 2 })).toHaveTextContent("Persona: Sam Sample");
  expect(section.getByText("45, gardener, two cats")).toBeInTheDocument();
  expect(section.getByRole("img", { name: "Sam in a garden, laughing" })).toBeInTheDocument();
  expect(section.getByRole("blockquote")).toHaveTextContent("I want to know whom I can trust.");
  expect(section.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    "Goals",
    "Barriers",
  ]);
  expect(
    section.getAllByRole("list").map((list) =>
      within(list)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ),
  ).toEqual([["Book in a minute"], ["Small print", "Phone queues"]]);
});
