/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { navigation, studio } from "../../styleguide/examples/site-layout";
import { Footer } from "./footer";

const show = (pathname: string) => {
  render(<Footer studio={studio} content={navigation.footer} statementPageLabel="The statement" pathname={pathname} />);
  return within(screen.getByRole("contentinfo"));
};

test("lists pages and compliance links in one navigation, to which the header links without JavaScript", () => {
  show("/");
  const nav = screen.getByRole("navigation", { name: "Footer" });
  expect(nav).toHaveAttribute("id", "ui-all-pages");
  // A link into the page moves the focus there only if it can take it.
  expect(nav).toHaveAttribute("tabindex", "-1");
  const { pages, compliance } = navigation.footer;
  const links = within(nav).getAllByRole("link");
  expect(links.map((link) => ({ label: link.textContent, to: link.getAttribute("href") }))).toEqual([
    ...pages,
    ...compliance,
  ]);
});

test.each([
  ["/", "Home"],
  // Two links lead to each of these; one of them is marked.
  ["/contact-us/", "Contact Us"],
  ["/services/", "Our Services"],
  ["/privacy-policy/", "Privacy Policy"],
  ["/sitemap/", "Sitemap"],
])("on %s it marks %s alone", (pathname, name) => {
  expect(show(pathname).getByRole("link", { current: "page" })).toHaveTextContent(name);
});

test("has address and phone number", () => {
  const footer = show("/");
  expect(footer.getByText(/1 Sample Street/u)).toHaveTextContent("Atlanta, Georgia 00000");
  expect(footer.getByRole("link", { name: "(404) 555-0100" })).toHaveAttribute("href", "tel:+14045550100");
});

test.each([
  ["Facebook", "https://facebook.example/studio"],
  ["LinkedIn", "https://linkedin.example/studio"],
  ["Message", "mailto:hello@studio.example"],
])("%s is there twice, once per layout; CSS shows one of them", (name, to) => {
  const links = show("/").getAllByRole("link", { name });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([to, to]);
});
