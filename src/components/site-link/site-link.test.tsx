/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { SiteLink } from "./site-link";

afterEach(() => {
  document.removeEventListener("click", preventNavigation);
});

const preventNavigation = (event: Event): void => event.preventDefault();

test.each([
  ["/", true],
  ["/services/#naics", true],
  ["/start-your-project/?duration=3-6-months", true],
  ["https://www.w3.org/TR/WCAG21/", false],
  ["mailto:hello@studio.example", false],
  ["tel:+14045550100", false],
])("%s is the router's: %p; it opens in the same tab (WCAG 3.2.5)", (to, routed) => {
  render(<SiteLink to={to}>There</SiteLink>);
  const link = screen.getByRole("link", { name: "There" });
  expect(link).toHaveAttribute("href", to);
  expect(link).not.toHaveAttribute("target");
  const click = createEvent.click(link);
  let prevented = false;
  link.parentElement?.addEventListener("click", (event) => {
    prevented = event.defaultPrevented;
  });
  document.addEventListener("click", preventNavigation);
  fireEvent(link, click);
  expect(prevented).toBe(routed);
});
