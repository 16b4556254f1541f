/** @jest-environment jsdom */
import { onFirstIntent } from "./first-intent";

const moveTo = (clientX: number, clientY: number): void => {
  document.dispatchEvent(new MouseEvent("pointermove", { clientX, clientY }));
};

test("a pointer that rests where the page opens is no act; its move is one, once", () => {
  const run = jest.fn();
  onFirstIntent(run);
  moveTo(40, 60);
  moveTo(40, 60);
  expect(run).not.toHaveBeenCalled();
  moveTo(41, 60);
  moveTo(42, 60);
  document.dispatchEvent(new Event("keydown"));
  expect(run).toHaveBeenCalledTimes(1);
});

test.each(["pointerdown", "touchstart", "keydown", "focusin"])("%s is an act", (intent) => {
  const run = jest.fn();
  onFirstIntent(run);
  document.dispatchEvent(new Event(intent));
  document.dispatchEvent(new Event(intent));
  expect(run).toHaveBeenCalledTimes(1);
});

describe("on a link", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    document.body.innerHTML = "";
  });

  /** The element with the id "it" in a page. */
  const onPage = (html: string): Element => {
    document.body.innerHTML = html;
    const element = document.querySelector("#it");
    if (element === null) throw new Error("The page has no element of that id.");
    return element;
  };

  const toOtherPage = '<a href="/pricing/"><span id="it">Pricing</span></a>';

  test.each([
    new MouseEvent("pointerdown", { bubbles: true }),
    new Event("touchstart", { bubbles: true }),
    new KeyboardEvent("keydown", { key: "Enter", bubbles: true }),
    new Event("focusin", { bubbles: true }),
  ])("$type is an act only for who is still here a second later", (event) => {
    const run = jest.fn();
    onFirstIntent(run);
    const link = onPage(toOtherPage);
    link.dispatchEvent(event);
    jest.advanceTimersByTime(900);
    link.dispatchEvent(event);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test("a pointer that comes over it has not acted, until it leaves it", () => {
    const run = jest.fn();
    onFirstIntent(run);
    const link = onPage(`${toOtherPage}<p>More</p>`);
    for (const clientX of [10, 11, 12]) link.dispatchEvent(new MouseEvent("pointermove", { clientX, bubbles: true }));
    expect(run).not.toHaveBeenCalled();
    document.querySelector("p")?.dispatchEvent(new MouseEvent("pointermove", { clientX: 50, bubbles: true }));
    jest.advanceTimersByTime(5000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test("any other key is an act at once", () => {
    const run = jest.fn();
    onFirstIntent(run);
    onPage(toOtherPage).dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
    expect(run).toHaveBeenCalledTimes(1);
  });

  test.each([
    [
      "that scripts turn into a button",
      '<a id="it" href="/accessibility-statement/" data-awaits-scripts="statement">S</a>',
    ],
    ["to a place in the page", '<a id="it" href="#main">Skip</a>'],
  ])("a link %s is not on the way out", (_, html) => {
    const run = jest.fn();
    onFirstIntent(run);
    onPage(html).dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    expect(run).toHaveBeenCalledTimes(1);
  });
});
