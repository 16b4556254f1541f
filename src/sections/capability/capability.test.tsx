/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { capabilityStrings } from "../../lib/capability-strings";
import { facts, industryCodes, projects } from "../../styleguide/examples/capability";
import { studio } from "../../styleguide/examples/site-layout";
import { Capability } from "./capability";
import { CapabilitySection } from "./capability-section";

type Facts = ComponentProps<typeof Capability>["facts"];

const show = (more: Partial<Facts> = {}) =>
  render(
    <Capability
      facts={{ ...facts, ...more }}
      studio={studio}
      projects={projects}
      industryCodes={industryCodes}
      level={2}
    />,
  );

const headings = (level: number) => screen.getAllByRole("heading", { level }).map((heading) => heading.textContent);
const terms = () => screen.getAllByRole("term").map((term) => term.textContent);

test("leaves out registrations that the studio does not hold, and shows the others after the legal name", () => {
  const { unmount } = show();
  expect(terms()).toEqual(["Legal name", "Person to ask", "Email", "Phone", "Address", "Website"]);
  unmount();
  show({ uei: "ABCDEF123456", cage: "1AB23", setAsides: ["Woman-Owned Small Business", "Small Business"] });
  expect(terms().slice(0, 4)).toEqual(["Legal name", "Unique Entity ID (UEI)", "CAGE code", "Set-aside programs"]);
  expect(screen.getByText("Woman-Owned Small Business, Small Business")).toBeInTheDocument();
});

test.each([null, []])("with the product codes %j it has no heading for them", (productCodes) => {
  show({ productCodes });
  expect(headings(2)).not.toContain(capabilityStrings.productCodes);
});

test("on Services it is a section with a fixed anchor and without the codes, which stand in a table above", () => {
  render(
    <CapabilitySection
      content={{
        heading: "For government buyers",
        lead: "Facts.",
        page: { label: "See the statement", to: "/services/capability-statement/" },
      }}
      facts={facts}
      studio={studio}
      projects={projects}
    />,
  );
  expect(screen.getByRole("heading", { name: "For government buyers" })).toHaveAttribute("id", "government-buyers");
  expect(headings(3)).not.toContain(capabilityStrings.naics);
  expect(screen.getByRole("link", { name: capabilityStrings.downloadStatement })).toHaveAttribute(
    "href",
    "/services/capability-statement.pdf",
  );
});
