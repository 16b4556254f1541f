/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { navigation } from "../../styleguide/examples/site-layout";
import { BottomBar } from "./bottom-bar";

// Its links and their order: __tests__/build/navigation.test.ts.
test("a short label has its full name for screen readers, which begins with the label (WCAG 2.5.3)", () => {
  render(<BottomBar links={navigation.bottomBarLinks} pathname="/" />);
  expect(screen.getByRole("link", { name: "A11y, Accessible Design" })).toHaveTextContent(/^A11y$/u);
  expect(screen.getByRole("link", { name: "Contact Us" })).toHaveTextContent(/^Contact$/u);
  expect(screen.getByRole("link", { name: "Projects" })).toHaveTextContent(/^Projects$/u);
});
