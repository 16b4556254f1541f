/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PageSection } from "./page-section";

test("is a region named by its heading, with an id only where links point to it", () => {
  render(
    <>
      <PageSection heading="Codes" lead="See [all prices](/pricing/)." anchor="naics">
        One
      </PageSection>
      <PageSection heading="Others">Two</PageSection>
    </>,
  );
  expect(screen.getByRole("region", { name: "Codes" })).toHaveAttribute("id", "naics");
  expect(screen.getByRole("link", { name: "all prices" })).toHaveAttribute("href", "/pricing/");
  expect(screen.getByRole("region", { name: "Others" })).not.toHaveAttribute("id");
  expect(screen.getByRole("region", { name: "Others" })).toHaveTextContent(/^OthersTwo$/u);
});
