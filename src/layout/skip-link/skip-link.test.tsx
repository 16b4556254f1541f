/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { SkipLink } from "./skip-link";

const Page = () => {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <SkipLink target={main}>Skip to the main content</SkipLink>
      <a href="/pricing/">A menu</a>
      <main id="main" ref={main} tabIndex={-1}>
        <button type="button">In the page</button>
      </main>
    </>
  );
};

afterEach(() => window.history.replaceState(null, "", "/"));

test("is the first stop, and its press moves the focus past the menus", async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.tab();
  expect(screen.getByRole("link", { name: "Skip to the main content" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("main")).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("button", { name: "In the page" })).toHaveFocus();
});

test("works without scripts: it is a link into the page", () => {
  render(<Page />);
  expect(screen.getByRole("link", { name: "Skip to the main content" })).toHaveAttribute("href", "#main");
});
