/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { Footer } from "./footer";

const studio = {
  name: "The Studio",
  legalName: "The Studio, Inc.",
  address: { street: "1 Street", unit: null, city: "Atlanta", state: "Georgia", zip: "30303" },
  phone: { display: "(404) 555-0100", dial: "+14045550100" },
  emails: { general: "hello@studio.example", accessibility: "access@studio.example" },
  socials: { facebook: "https://facebook.example/studio", linkedin: "https://linkedin.example/studio" },
};

const words = {
  label: "Footer",
  pagesHeading: "Pages",
  pages: [
    { label: "Home", to: "/" },
    { label: "Contact Us", to: "/contact-us/" },
    { label: "Start Your Project", to: "/contact-us/" },
  ],
  complianceHeading: "Rules",
  compliance: [{ label: "Section 508", to: "/services/#public-organizations" }],
  addressHeading: "Where",
  socialsHeading: "Follow",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  message: "Message",
  statementButton: "Accessibility Statement",
  promise: "A promise.",
  rights: "All rights reserved.",
};

const dialog = {
  title: "Accessibility Statement",
  paragraphs: ["One."],
  toolsHeading: "Tools",
  tools: ["A tool."],
  contactHeading: "Contact",
  contactBefore: "Write to:",
  fullPage: "Full page",
};

const show = (pathname: string) => {
  render(<Footer studio={studio} words={words} dialog={dialog} pathname={pathname} />);
  return within(screen.getByRole("contentinfo"));
};

test("lists the pages and the compliance links in one named navigation, which the menu link finds", () => {
  show("/");
  const nav = screen.getByRole("navigation", { name: "Footer" });
  expect(nav).toHaveAttribute("id", "all-pages");
  expect(
    within(nav)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Home", "/"],
    ["Contact Us", "/contact-us/"],
    ["Start Your Project", "/contact-us/"],
    ["Section 508", "/services/#public-organizations"],
  ]);
});

test("marks one of two links that lead to the page", () => {
  const footer = show("/contact-us/");
  expect(footer.getByRole("link", { name: "Contact Us" })).toHaveAttribute("aria-current", "page");
  expect(footer.getByRole("link", { name: "Start Your Project" })).not.toHaveAttribute("aria-current");
});

test("a link to a part of a page is never marked as the page", () => {
  expect(show("/services/").getByRole("link", { name: "Section 508" })).not.toHaveAttribute("aria-current");
});

test("has address, phone and the socials", () => {
  const footer = show("/");
  expect(footer.getByText(/Atlanta, Georgia 30303/u)).toBeInTheDocument();
  expect(footer.getByRole("link", { name: "(404) 555-0100" })).toHaveAttribute("href", "tel:+14045550100");
  for (const [name, to] of [
    ["Facebook", studio.socials.facebook],
    ["LinkedIn", studio.socials.linkedin],
    ["Message", "mailto:hello@studio.example"],
  ] as const) {
    // One in the mobile layout, one in the wide: the stylesheet shows one of them.
    expect(footer.getAllByRole("link", { name }).map((link) => link.getAttribute("href"))).toEqual([to, to]);
  }
});

test("has the button of the accessibility statement", () => {
  expect(show("/").getByRole("button", { name: "Accessibility Statement" })).toHaveAttribute("aria-haspopup", "dialog");
});
