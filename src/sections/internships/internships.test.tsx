/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { internships } from "../../../__tests__/fixtures/studio-pages";
import { Internships } from "./internships";

test("says what interns get, and how to apply: by mail, with a resume, at an address that can be copied", () => {
  render(<Internships {...internships} />);
  const section = within(screen.getByRole("region", { name: "Internships" }));
  expect(section.getByRole("link", { name: "Send your resume by mail" })).toHaveAttribute(
    "href",
    "mailto:join@studio.example",
  );
  expect(section.getByText("join@studio.example")).toBeInTheDocument();
  expect(section.getByRole("heading", { level: 3, name: "How to apply" })).toBeInTheDocument();
  expect(section.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["A mentor", "Pay"]);
});
