/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { navigation, studio } from "../../styleguide/examples/site-layout";
import { Footer } from "./footer";

// What it links: __tests__/build/navigation.test.ts and __tests__/e2e/navigation.spec.ts.
test.each([
  ["/", "Home"],
  // Two links lead to each of these; one of them is marked.
  ["/contact-us/", "Contact Us"],
  ["/services/", "Our Services"],
  ["/privacy-policy/", "Privacy Policy"],
  ["/sitemap/", "Sitemap"],
])("on %s it marks %s alone", (pathname, name) => {
  render(<Footer studio={studio} content={navigation.footer} pathname={pathname} />);
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent(name);
});
