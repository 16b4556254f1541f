/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { navigation } from "../../../__tests__/fixtures/frame";
import { BottomBar } from "./bottom-bar";

const show = (pathname: string, section?: string) => {
  render(<BottomBar label="Quick links" links={navigation.bottomBarLinks} pathname={pathname} section={section} />);
  return within(screen.getByRole("navigation", { name: "Quick links" }));
};

test("has its five links in their order", () => {
  expect(
    show("/")
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Projects", "/our-projects/"],
    ["A11y", "/a11y-accessible-design/"],
    ["Home", "/"],
    ["Services", "/services/"],
    ["Contact", "/contact-us/"],
  ]);
});

test("a short word has its full name for screen readers", () => {
  const bar = show("/");
  // The name begins with what is to be seen, for people who speak to their computer (WCAG 2.5.3).
  expect(bar.getByRole("link", { name: "A11y, Accessible Design" })).toHaveTextContent("A11y");
  expect(bar.getByRole("link", { name: "Contact Us" })).toHaveTextContent("Contact");
  expect(bar.getByRole("link", { name: "Services" })).not.toHaveAttribute("aria-label");
});

test.each([
  ["/", undefined, "Home", "page"],
  ["/our-projects/", undefined, "Projects", "page"],
  ["/project-senate/", "/our-projects/", "Projects", "true"],
  ["/a11y-accessible-design/seo/", "/a11y-accessible-design/", "A11y, Accessible Design", "true"],
])("on %s (section %s) %s alone is marked", (pathname, section, name, mark) => {
  const bar = show(pathname, section);
  expect(bar.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"))).toEqual([
    bar.getByRole("link", { name }),
  ]);
  expect(bar.getByRole("link", { name })).toHaveAttribute("aria-current", mark);
});

test("on a page that it does not lead to nothing is marked, home neither", () => {
  const bar = show("/pricing/");
  expect(bar.getAllByRole("link").some((link) => link.hasAttribute("aria-current"))).toBe(false);
});
