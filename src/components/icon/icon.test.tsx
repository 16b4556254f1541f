/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Icon } from "./icon";

test("has its size without a stylesheet", () => {
  const { container } = render(<Icon name="menu" />);
  expect(container.firstElementChild).toHaveAttribute("width", "24");
  expect(container.firstElementChild).toHaveAttribute("height", "24");
});
