/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PageSection } from "./page-section";

test("is no landmark; its heading takes the focus of links that lead to it", () => {
  render(
    <>
      <PageSection heading="Codes" lead="See [all prices](/pricing/)." anchor="naics">
        One
      </PageSection>
      <PageSection heading="Others">Two</PageSection>
    </>,
  );
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
  const heading = screen.getByRole("heading", { name: "Codes" });
  expect(heading).toHaveAttribute("id", "naics");
  expect(heading).toHaveAttribute("tabindex", "-1");
  expect(screen.getByRole("link", { name: "all prices" })).toHaveAttribute("href", "/pricing/");
  for (const name of ["id", "tabindex"])
    expect(screen.getByRole("heading", { name: "Others" })).not.toHaveAttribute(name);
});
