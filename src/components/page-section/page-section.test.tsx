/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { PageSection } from "./page-section";

test("is a region named by its heading, with a lead and what it holds", () => {
  render(
    <PageSection heading="Services" lead="See [all prices](/pricing/).">
      <p>Content</p>
    </PageSection>,
  );
  const section = within(screen.getByRole("region", { name: "Services" }));
  expect(section.getByRole("heading", { level: 2, name: "Services" })).toBeInTheDocument();
  expect(section.getByRole("link", { name: "all prices" })).toHaveAttribute("href", "/pricing/");
  expect(section.getByText("Content")).toBeInTheDocument();
});

test("the lead may be left out", () => {
  render(<PageSection heading="Services">Content</PageSection>);
  expect(within(screen.getByRole("region")).queryByRole("paragraph")).not.toBeInTheDocument();
  expect(screen.getByRole("region")).toHaveTextContent("ServicesContent");
});

test("links can point to one that has an anchor", () => {
  render(
    <>
      <PageSection heading="Codes" anchor="naics">
        One
      </PageSection>
      <PageSection heading="Others">Two</PageSection>
    </>,
  );
  expect(screen.getByRole("region", { name: "Codes" })).toHaveAttribute("id", "naics");
  expect(screen.getByRole("region", { name: "Others" })).not.toHaveAttribute("id");
});
