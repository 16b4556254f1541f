/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { tabs } from "../../styleguide/examples/accessible-design";
import { TabNavigation } from "./tab-navigation";

// The address of the first tab is the beginning of all others.
test.each(tabs.map(({ label, to }) => [to, label]))("on %s the link %s alone is marked", (to, label) => {
  render(<TabNavigation label="Topics" tabs={tabs} current={to} />);
  const nav = within(screen.getByRole("navigation", { name: "Topics" }));
  expect(nav.getAllByRole("link")).toHaveLength(tabs.length);
  expect(nav.getByRole("link", { current: "page" })).toHaveTextContent(label);
});
