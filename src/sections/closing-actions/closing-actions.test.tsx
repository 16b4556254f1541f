/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { ClosingActions } from "./closing-actions";

test("is a named region with its links, the main one first", () => {
  render(
    <ClosingActions
      heading="Ready?"
      lead="Tell us."
      links={[
        { label: "Start your project", to: "/start-your-project/" },
        { label: "See our projects", to: "/our-projects/" },
      ]}
    />,
  );
  const links = within(screen.getByRole("region", { name: "Ready?" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Start your project", "/start-your-project/"],
    ["See our projects", "/our-projects/"],
  ]);
});
