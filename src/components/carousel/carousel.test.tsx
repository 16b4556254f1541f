/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { uiStrings } from "../../strings/ui-strings";
import { Carousel } from "./carousel";
import { enhanceCarousels } from "./carousel.enhancement";

const items = (count: number) => Array.from({ length: count }, (_, index) => <li key={index}>{index}</li>);

test("while a row slides, its position stays, however long nothing is heard of it; at its end it counts", () => {
  jest.useFakeTimers();
  Object.defineProperty(window, "onscrollend", { value: null, configurable: true });
  enhanceCarousels();
  render(
    <Carousel strings={uiStrings.pictures} className="row">
      {items(3)}
    </Carousel>,
  );
  const row = screen.getByRole("list");
  for (const [index, card] of screen.getAllByRole("listitem").entries())
    Object.defineProperty(card, "offsetLeft", { value: index * 300 });
  Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
  row.scrollLeft = 300;
  fireEvent.scroll(row);
  jest.advanceTimersByTime(1000);
  expect(screen.getByRole("status")).toHaveTextContent("1 of 3");
  fireEvent(row, new Event("scrollend"));
  jest.advanceTimersByTime(1000);
  expect(screen.getByRole("status")).toHaveTextContent("2 of 3");
});

test.each([1, 2] as const)("%d entries: a carousel has two or more", (count) => {
  const { container } = render(
    <Carousel strings={uiStrings.pictures} className="row">
      {items(count)}
    </Carousel>,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(count);
  expect(screen.queryAllByRole("button")).toHaveLength(count === 1 ? 0 : 2);
  expect(screen.queryAllByRole("status")).toHaveLength(count === 1 ? 0 : 1);
  expect(container.querySelectorAll("[data-carousel]")).toHaveLength(count === 1 ? 0 : 1);
});
