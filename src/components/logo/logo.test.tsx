/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Logo } from "./logo";

test("is hidden from screen readers, because the studio's name stands beside it", () => {
  const { container } = render(<Logo />);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
  expect(container.firstElementChild).toHaveAttribute("focusable", "false");
  expect(container).toHaveTextContent(/^$/u);
});

/** The studio's one slope: it rises 1 in 12 (docs: design; 4.76 degrees). */
test("its rail and its ramp rise 1 in 12", () => {
  const { container } = render(<Logo />);
  const [rail = "", ramp = ""] = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? "");
  const rise = (from: RegExp, path: string): number => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = from.exec(path)?.slice(1).map(Number) ?? [];
    return (y1 - y2) / (x2 - x1);
  };
  expect(rise(/^M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/u, ramp)).toBeCloseTo(1 / 12, 3);
  expect(rise(/ ([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/u, rail)).toBeCloseTo(1 / 12, 3);
});
