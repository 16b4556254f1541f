/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { SiteLink } from "./site-link";

/** Whether the router took a press, and so whether the page is left. */
const routerTakes = (to: string): boolean => {
  render(<SiteLink to={to}>There</SiteLink>);
  const link = screen.getByRole("link", { name: "There" });
  expect(link).toHaveAttribute("href", to);
  // Same tab, always: a new one is a surprise (WCAG 3.2.5).
  expect(link).not.toHaveAttribute("target");
  const press = createEvent.click(link);
  let taken = false;
  const watch = (event: Event): void => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", watch);
  fireEvent(link, press);
  document.removeEventListener("click", watch);
  return taken;
};

test.each(["/", "/pricing/", "/services/#naics", "/start-your-project/?duration=3-6-months"])(
  "%s goes through the router",
  (to) => {
    expect(routerTakes(to)).toBe(true);
  },
);

test.each(["https://www.w3.org/TR/WCAG21/", "mailto:hello@studio.example", "tel:+14045550100"])(
  "%s is the browser's",
  (to) => {
    expect(routerTakes(to)).toBe(false);
  },
);

test("hands on its name, its mark and its press", () => {
  const onClick = jest.fn();
  render(
    <SiteLink to="/" aria-current="page" aria-label="Home, our first page" onClick={onClick}>
      Home
    </SiteLink>,
  );
  const link = screen.getByRole("link", { name: "Home, our first page", current: "page" });
  fireEvent.click(link);
  expect(onClick).toHaveBeenCalledTimes(1);
});
