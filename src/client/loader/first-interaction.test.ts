/** @jest-environment jsdom */
import { onFirstInteraction } from "./first-interaction";

const run = jest.fn();

const page = `
  <main>
    <p id="text">Text</p>
    <a href="/pricing/"><span id="link">Pricing</span></a>
    <a id="jump" href="#main">Skip</a>
    <button id="menu">Menu</button>
    <form><input id="field"></form>
  </main>`;

/** jsdom has no PointerEvent. */
const pointer = (type: string, pointerType: string, clientX = 0): Event =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType });

const key = (name: string): Event => new KeyboardEvent("keydown", { key: name, bubbles: true });

const dispatch = (id: string, event: Event): void => {
  document.getElementById(id)?.dispatchEvent(event);
};

beforeEach(() => {
  run.mockReset();
  document.body.innerHTML = page;
  onFirstInteraction(run);
});

test.each([
  ["a mouse button", "text", pointer("pointerdown", "mouse")],
  ["a key", "text", key("Shift")],
  ["the Tab key on a link", "link", key("Tab")],
  ["focus in the form", "field", new Event("focusin", { bubbles: true })],
  ["focus on a button", "menu", new Event("focusin", { bubbles: true })],
  ["a jump within the page", "jump", key("Enter")],
])("%s is an interaction, once", (_, id, event) => {
  dispatch(id, event);
  dispatch(id, event);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([
  ["a finger that begins to scroll", "field", pointer("pointerdown", "touch")],
  ["a finger that moves", "field", pointer("pointermove", "touch", 9)],
  ["focus on the page itself, after a tap", "text", new Event("focusin", { bubbles: true })],
  ["a press on a link to another page", "link", pointer("pointerdown", "mouse")],
  ["focus on a link to another page", "link", new Event("focusin", { bubbles: true })],
  ["Enter on a link to another page", "link", key("Enter")],
])("%s is none", (_, id, event) => {
  dispatch(id, event);
  expect(run).not.toHaveBeenCalled();
  dispatch("text", key("Shift"));
});

test("the pointermove of a mouse that has not moved is none; a move is one, unless over a link", () => {
  dispatch("text", pointer("pointermove", "mouse", 40));
  dispatch("text", pointer("pointermove", "mouse", 40));
  dispatch("link", pointer("pointermove", "mouse", 41));
  expect(run).not.toHaveBeenCalled();
  dispatch("text", pointer("pointermove", "mouse", 42));
  expect(run).toHaveBeenCalledTimes(1);
});
