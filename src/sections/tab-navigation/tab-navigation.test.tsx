/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { tabs } from "../../styleguide/examples/accessible-design";
import { TabNavigation } from "./tab-navigation";

const show = (current: string, shown = tabs) => {
  render(<TabNavigation label="Topics" tabs={shown} current={current} />);
  return within(screen.getByRole("navigation", { name: "Topics" }));
};

test("the tabs are links in their order, and the shown one alone is marked", () => {
  const links = show("/a11y-accessible-design/seo/").getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual(
    [
      ["Reputation", "/a11y-accessible-design/", null],
      ["SEO", "/a11y-accessible-design/seo/", "page"],
      ["Legal", "/a11y-accessible-design/legal/", null],
      ["Agility", "/a11y-accessible-design/agility/", null],
    ],
  );
});

test("the section's first tab is not marked on the others, though their addresses begin with its own", () => {
  expect(show("/a11y-accessible-design/legal/").getByRole("link", { name: "Reputation" })).not.toHaveAttribute(
    "aria-current",
  );
});

test("they are no ARIA tabs, since each is a page", () => {
  const nav = show("/a11y-accessible-design/");
  for (const role of ["tab", "tablist"]) expect(nav.queryByRole(role)).not.toBeInTheDocument();
});

test("a fifth tab needs no code", () => {
  const fifth = { label: "Procurement", to: "/a11y-accessible-design/procurement/" };
  expect(show(fifth.to, [...tabs, fifth]).getByRole("link", { current: "page" })).toHaveTextContent("Procurement");
});
