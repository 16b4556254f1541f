/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { BottomBar } from "./bottom-bar";

const links = [
  { label: "Projects", to: "/our-projects/", icon: "projects" },
  { label: "A11y", to: "/a11y-accessible-design/", icon: "a11y", fullName: "A11y, Accessible Design" },
  { label: "Home", to: "/", icon: "home" },
  { label: "Services", to: "/services/", icon: "services", fullName: null },
];

const show = (pathname: string, section?: string) => {
  render(<BottomBar label="Quick links" links={links} pathname={pathname} section={section} />);
  return within(screen.getByRole("navigation", { name: "Quick links" }));
};

test("each link has its words, and a short one its full name", () => {
  const bar = show("/");
  expect(bar.getAllByRole("link").map((link) => link.textContent)).toEqual(["Projects", "A11y", "Home", "Services"]);
  // The name begins with what is to be seen, for people who speak to their computer (WCAG 2.5.3).
  expect(bar.getByRole("link", { name: "A11y, Accessible Design" })).toHaveTextContent("A11y");
});

test.each([
  ["/", undefined, "Home", "page"],
  ["/our-projects/", undefined, "Projects", "page"],
  ["/project-senate/", "/our-projects/", "Projects", "true"],
  ["/a11y-accessible-design/seo/", "/a11y-accessible-design/", "A11y, Accessible Design", "true"],
])("on %s (section %s) %s is marked", (pathname, section, name, mark) => {
  const bar = show(pathname, section);
  expect(bar.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"))).toEqual([
    bar.getByRole("link", { name }),
  ]);
  expect(bar.getByRole("link", { name })).toHaveAttribute("aria-current", mark);
});

test("on a page that it does not lead to nothing is marked", () => {
  const bar = show("/pricing/");
  expect(bar.getAllByRole("link").some((link) => link.hasAttribute("aria-current"))).toBe(false);
});
