/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { sectionUnder } from "../../../__tests__/setup/section";
import { certifications } from "../../styleguide/examples/studio-pages";
import { Certifications } from "./certifications";

const show = (detail: "names" | "full") => {
  render(
    <Certifications heading="Certifications" lead="What we know." certifications={certifications} detail={detail} />,
  );
  return sectionUnder("Certifications");
};

test("by name they explain nothing and lead nowhere", () => {
  const section = show("names");
  expect(section.getAllByRole("listitem")[0]).toHaveTextContent(/^ONETester, level one$/u);
  expect(section.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Certifications" })).not.toHaveAttribute("id");
});

test("in full each says what it shows and leads to its issuer, and links can lead to its heading", () => {
  const section = show("full");
  expect(section.getByText(/^Shows that we test with/u)).toHaveTextContent("Shows that we test with people.");
  expect(section.getByRole("link", { name: "ONE: Sample Board" })).toHaveAttribute("href", "https://board.example/one");
  expect(screen.getByRole("heading", { name: "Certifications" })).toHaveAttribute("id", "certifications");
});
