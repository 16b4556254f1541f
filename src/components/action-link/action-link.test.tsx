/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ActionLink } from "./action-link";

test.each(["main", "quiet", "plain"] as const)("a %s one is a link that is named by its words alone", (kind) => {
  render(
    <ActionLink to="/start-your-project/" kind={kind}>
      Start your project
    </ActionLink>,
  );
  expect(screen.getByRole("link", { name: "Start your project" })).toHaveAttribute("href", "/start-your-project/");
  // The arrow says nothing that the words do not say.
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});
