/** @jest-environment jsdom */
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { dialogs, frameWords, navigation, studio } from "../../../__tests__/fixtures/frame";
import { showBuilt } from "../../../__tests__/setup/built-page";
import { FrameWordsProvider } from "../../components/frame-words";
import { Footer } from "./footer";

const footer = (pathname: string) => (
  <FrameWordsProvider words={frameWords}>
    <Footer studio={studio} words={navigation.footer} dialog={dialogs.statement} pathname={pathname} />
  </FrameWordsProvider>
);

const show = (pathname: string) => {
  render(footer(pathname));
  return within(screen.getByRole("contentinfo"));
};

test("lists the pages and the compliance links in one named navigation, which the menu link finds", () => {
  show("/");
  const nav = screen.getByRole("navigation", { name: "Footer" });
  expect(nav).toHaveAttribute("id", "all-pages");
  // A link into the page moves the focus there only if it can take it.
  expect(nav).toHaveAttribute("tabindex", "-1");
  expect(
    within(nav)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Home", "/"],
    ["About Us", "/about-us/"],
    ["Our Services", "/services/"],
    ["Our Projects", "/our-projects/"],
    ["Pricing", "/pricing/"],
    ["Accessible Design", "/a11y-accessible-design/"],
    ["Contact Us", "/contact-us/"],
    ["Start Your Project", "/contact-us/"],
    ["Privacy Policy", "/privacy-policy/"],
    ["Section 508 compliance for federal entities", "/services/#public-organizations"],
    ["WCAG 2.1 AA conformance for private entities", "/services/#private-organizations"],
  ]);
});

test.each([
  ["/", "Home"],
  // Two links lead to each of these; one of them is marked.
  ["/contact-us/", "Contact Us"],
  ["/services/", "Our Services"],
])("on %s it marks %s alone", (pathname, name) => {
  const links = show(pathname).getAllByRole("link");
  expect(links.filter((link) => link.hasAttribute("aria-current")).map((link) => link.textContent)).toEqual([name]);
});

test("has the site's own small links beside the legal name, outside the list of pages", () => {
  const words = show("/sitemap/");
  const link = words.getByRole("link", { name: "Sitemap" });
  expect(link).toHaveAttribute("href", "/sitemap/");
  expect(link).toHaveAttribute("aria-current", "page");
  expect(within(screen.getByRole("navigation", { name: "Footer" })).queryByText("Sitemap")).not.toBeInTheDocument();
});

test("a page that stands in both lists is marked once", () => {
  const links = show("/privacy-policy/").getAllByRole("link", { current: "page" });
  expect(links.map((link) => link.textContent)).toEqual(["Privacy Policy"]);
});

test("has address and phone number", () => {
  const words = show("/");
  expect(words.getByText(/1 Sample Street/u)).toHaveTextContent("Atlanta, Georgia 30303");
  expect(words.getByRole("link", { name: "(404) 555-0100" })).toHaveAttribute("href", "tel:+14045550100");
});

test.each([
  ["Facebook", "https://facebook.example/studio"],
  ["LinkedIn", "https://linkedin.example/studio"],
  ["Message", "mailto:hello@studio.example"],
])("%s stands in the mobile layout and in the wide one; the stylesheet shows one of them", (name, to) => {
  const links = show("/").getAllByRole("link", { name });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([to, to]);
});

test("the statement is a page until scripts run, and then a dialog that gives the focus back", async () => {
  const user = userEvent.setup();
  const { page, runScripts } = showBuilt(footer("/"));
  const link = page.getByRole("link", { name: "Accessibility Statement" });
  expect(link).toHaveAttribute("href", "/accessibility-statement/");

  runScripts();
  const button = page.getByRole("button", { name: "Accessibility Statement" });
  await user.click(button);
  const dialog = await screen.findByRole("dialog", { name: "Accessibility Statement" });
  expect(within(dialog).getByRole("link", { name: "access@studio.example" })).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(button).toHaveFocus());
});
