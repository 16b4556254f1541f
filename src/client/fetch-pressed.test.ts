/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";
import { fetchPressed } from "./fetch-pressed";

const hovering = jest.fn();

beforeAll(() => {
  fetchPressed({ hovering });
});

beforeEach(() => {
  hovering.mockReset();
  window.history.replaceState({}, "", "/services/");
  document.body.innerHTML =
    '<a href="/pricing/?plan=one"><span>Pricing</span></a><a href="/services/">Here</a><a href="#main">Skip</a>' +
    '<a href="/card.png">Card</a><a href="https://example.com/">Elsewhere</a><button>Send</button>';
});

const press = (text: string, button = 0): void => {
  // jsdom has no PointerEvent of its own.
  fireEvent(screen.getByText(text), new MouseEvent("pointerdown", { bubbles: true, button }));
};

test("the page of a link is fetched when a finger comes down on it", () => {
  press("Pricing");
  expect(hovering.mock.calls).toEqual([["/pricing/"]]);
});

test.each(["Here", "Skip", "Card", "Elsewhere", "Send"])("%s leads to no other page: nothing is fetched", (text) => {
  press(text);
  expect(hovering).not.toHaveBeenCalled();
});

test("another button than the first asks for something else of the link", () => {
  press("Pricing", 2);
  expect(hovering).not.toHaveBeenCalled();
});
