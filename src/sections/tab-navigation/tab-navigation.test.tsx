/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { TabNavigation } from "./tab-navigation";

const tabs = [
  { label: "Reputation", to: "/a11y-accessible-design/" },
  { label: "SEO", to: "/a11y-accessible-design/seo/" },
  { label: "Procurement", to: "/a11y-accessible-design/procurement/" },
];

test("the tabs are links in a named navigation, and the shown one is marked", () => {
  render(<TabNavigation label="Topics" tabs={tabs} current="/a11y-accessible-design/seo/" />);
  const links = within(screen.getByRole("navigation", { name: "Topics" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual(
    [
      ["Reputation", "/a11y-accessible-design/", null],
      ["SEO", "/a11y-accessible-design/seo/", "page"],
      ["Procurement", "/a11y-accessible-design/procurement/", null],
    ],
  );
  expect(screen.queryByRole("tab")).not.toBeInTheDocument();
});
