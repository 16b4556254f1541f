/** While a row slides its position is not announced, however busy the phone is; once it rests, it is.
 * @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { uiStrings } from "../../strings/ui-strings";
import { Carousel } from "./carousel";
import { enhanceCarousels } from "./carousel.enhancement";

test("the position stays while a row slides, and counts at its end", () => {
  jest.useFakeTimers();
  Object.defineProperty(window, "onscrollend", { value: null, configurable: true });
  enhanceCarousels();
  render(
    <Carousel strings={uiStrings.pictures} className="row">
      <li>1</li>
      <li>2</li>
      <li>3</li>
    </Carousel>,
  );
  const row = screen.getByRole("list");
  for (const [index, card] of screen.getAllByRole("listitem").entries())
    Object.defineProperty(card, "offsetLeft", { value: index * 300 });
  Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
  row.scrollLeft = 300;
  fireEvent.scroll(row);
  jest.advanceTimersByTime(1000);
  expect(screen.getByRole("status").textContent).toContain("1 of 3");
  fireEvent(row, new Event("scrollend"));
  jest.advanceTimersByTime(1000);
  expect(screen.getByRole("status").textContent).toContain("2 of 3");
});
