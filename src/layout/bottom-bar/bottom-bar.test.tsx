/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { navigation } from "../../styleguide/examples/site-layout";
import { BottomBar } from "./bottom-bar";

test("has its five links in order; a short label has its full name for screen readers", () => {
  render(<BottomBar links={navigation.bottomBarLinks} pathname="/" />);
  const bar = within(screen.getByRole("navigation", { name: "Quick links" }));
  // Each name begins with the visible label, for speech control (WCAG 2.5.3).
  for (const [name, label, to] of [
    ["Projects", "Projects", "/our-projects/"],
    ["A11y, Accessible Design", "A11y", "/a11y-accessible-design/"],
    ["Home", "Home", "/"],
    ["Services", "Services", "/services/"],
    ["Contact Us", "Contact", "/contact-us/"],
  ] as const) {
    const link = bar.getByRole("link", { name });
    expect(link).toHaveTextContent(label);
    expect(link).toHaveAttribute("href", to);
  }
  expect(bar.getAllByRole("link")).toHaveLength(5);
});
