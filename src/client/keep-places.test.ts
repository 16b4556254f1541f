import { keepPlaces } from "./keep-places";

/** A window that shows /services/, and what Gatsby hears of its scrolling. */
const open = () => {
  const location = { href: "https://example.com/services/" };
  const view = Object.assign(new EventTarget(), { location });
  const places = keepPlaces(view);
  const heard = jest.fn();
  view.addEventListener("scroll", heard);
  return {
    places,
    stepTo: (path: string): void => {
      location.href = `https://example.com${path}`;
      view.dispatchEvent(new Event("popstate"));
    },
    /** @returns how often Gatsby heard of one scroll */
    scroll: (): number => {
      heard.mockClear();
      view.dispatchEvent(new Event("scroll"));
      return heard.mock.calls.length;
    },
  };
};

test("scrolling on a page is heard", () => {
  const { scroll } = open();
  expect(scroll()).toBe(1);
});

test("scrolling is not heard between a step through the history and the page that comes of it", () => {
  const { places, stepTo, scroll } = open();
  stepTo("/pricing/");
  expect(scroll()).toBe(0);
  places.arrived();
  expect(scroll()).toBe(1);
});

test("a step to the address that is shown changes nothing", () => {
  const { stepTo, scroll } = open();
  stepTo("/services/");
  expect(scroll()).toBe(1);
});

test("the page that came of a step is the one that is shown", () => {
  const { places, stepTo, scroll } = open();
  stepTo("/pricing/");
  places.arrived();
  stepTo("/pricing/");
  expect(scroll()).toBe(1);
  stepTo("/services/");
  expect(scroll()).toBe(0);
});
