/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { facts, industryCodes, projects, studio } from "../../styleguide/examples/capability";
import { Capability } from "./capability";
import type { CapabilityFacts } from "./capability-data";
import { CapabilitySection } from "./capability-section";
import { CapabilitySheet } from "./capability-sheet";

const show = (more: Partial<CapabilityFacts> = {}) =>
  render(
    <Capability
      facts={{ ...facts, ...more }}
      studio={studio}
      projects={projects}
      industryCodes={industryCodes}
      level={2}
    />,
  );

const headings = (level: number): readonly (string | null)[] =>
  screen.getAllByRole("heading", { level }).map((heading) => heading.textContent);

const terms = (): readonly (string | null)[] => screen.getAllByRole("term").map((term) => term.textContent);

test("has its parts under headings, in their order", () => {
  show();
  expect(headings(2)).toEqual([
    "What we do well",
    "What sets us apart",
    "Work to look at",
    "Company facts",
    "Industry codes (NAICS)",
    "Product codes (PSC)",
  ]);
});

test("what nobody holds shows nothing, not even its name", () => {
  show();
  expect(terms()).toEqual(["Legal name", "Person to ask", "Email", "Phone", "Address", "Website"]);
});

test("what is held stands after the legal name", () => {
  show({ uei: "ABCDEF123456", cage: "1AB23", setAsides: ["Woman-Owned Small Business", "Small Business"] });
  expect(terms().slice(0, 4)).toEqual(["Legal name", "Unique Entity ID (UEI)", "CAGE code", "Set-asides"]);
  expect(screen.getByText("Woman-Owned Small Business, Small Business")).toBeInTheDocument();
});

test.each([null, []])("without product codes (%j) their heading is gone", (productCodes) => {
  show({ productCodes });
  expect(headings(2)).not.toContain("Product codes (PSC)");
});

test("says whom to ask, and mail and phone are links", () => {
  show();
  expect(screen.getByText("Alex Owner, Owner and CEO")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "hello@studio.example" })).toHaveAttribute(
    "href",
    "mailto:hello@studio.example",
  );
  expect(screen.getByRole("link", { name: "(404) 555-0100" })).toHaveAttribute("href", "tel:+14045550100");
});

test("an address without a suite has no gap", () => {
  show();
  expect(screen.getByText("1 Sample Street, Atlanta, Georgia 30303")).toBeInTheDocument();
});

test("the main industry code is marked in words, once", () => {
  show();
  expect(screen.getAllByText(/\(Primary\)/u)).toHaveLength(1);
  expect(screen.getByText(/\(Primary\)/u).closest("li")).toHaveTextContent("541511");
});

test("the projects are links and are said to be concepts", () => {
  show();
  expect(screen.getByText("concept").parentElement).toHaveTextContent("These are concept projects.");
  expect(screen.getByRole("link", { name: "One" })).toHaveAttribute("href", "/project-one/");
  expect(screen.getByRole("link", { name: "One" }).parentElement).toHaveTextContent("One: concept app");
});

test("on Services it is a named section under the anchor that links know, without the codes of the table above", () => {
  render(
    <CapabilitySection
      content={{
        heading: "For government buyers",
        lead: "Facts.",
        page: { label: "See the statement", to: "/services/capability-statement/" },
        download: "As a PDF",
      }}
      facts={facts}
      studio={studio}
      projects={projects}
    />,
  );
  const section = screen.getByRole("region", { name: "For government buyers" });
  expect(section).toHaveAttribute("id", "government-buyers");
  expect(headings(3)).not.toContain("Industry codes (NAICS)");
  const links = within(section);
  expect(links.getByRole("link", { name: "See the statement" })).toHaveAttribute(
    "href",
    "/services/capability-statement/",
  );
  // A file: the router must not take it for a page.
  expect(links.getByRole("link", { name: "As a PDF" })).toHaveAttribute("href", "/services/capability-statement.pdf");
});

test("the sheet says how it prints", () => {
  render(
    <CapabilitySheet
      facts={facts}
      studio={studio}
      projects={projects}
      industryCodes={industryCodes}
      hint="One sheet."
    />,
  );
  expect(screen.getByText("One sheet.")).toBeInTheDocument();
  expect(headings(2)).toContain("Industry codes (NAICS)");
});
