/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { iconNames } from "../../lib/icon-names";
import { Icon } from "./icon";
import { uiIconNames } from "./icon-paths";

test.each([...iconNames, ...uiIconNames])(
  "'%s' is drawn, hidden from screen readers and no stop of the keyboard",
  (name) => {
    const { container } = render(<Icon name={name} />);
    const icon = container.firstElementChild;
    expect(icon).toHaveAttribute("aria-hidden", "true");
    // Old browsers made every SVG a stop.
    expect(icon).toHaveAttribute("focusable", "false");
    expect(icon?.querySelector("path")?.getAttribute("d")).toMatch(/^M[\d\sA-Za-z.,-]+$/u);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  },
);

test("has its size without a stylesheet", () => {
  const { container } = render(<Icon name="menu" />);
  expect(container.firstElementChild).toHaveAttribute("width", "24");
  expect(container.firstElementChild).toHaveAttribute("height", "24");
});
