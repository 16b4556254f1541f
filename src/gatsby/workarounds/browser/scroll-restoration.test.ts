/** @jest-environment jsdom */
import { onClientEntry, onRouteUpdate } from "./scroll-restoration";

const gatsbyListener = jest.fn();

beforeAll(() => {
  window.history.replaceState({}, "", "/services/");
  onClientEntry();
  window.addEventListener("scroll", gatsbyListener);
});

const stepTo = (path: string): void => {
  window.history.replaceState({}, "", path);
  window.dispatchEvent(new Event("popstate"));
};

/** @returns whether Gatsby's listener gets a scroll event */
const scrollIsHeard = (): boolean => {
  gatsbyListener.mockClear();
  window.dispatchEvent(new Event("scroll"));
  return gatsbyListener.mock.calls.length > 0;
};

test("scroll events are kept from Gatsby between a step through the history and the new page", () => {
  expect(scrollIsHeard()).toBe(true);
  stepTo("/pricing/");
  expect(scrollIsHeard()).toBe(false);
  onRouteUpdate();
  expect(scrollIsHeard()).toBe(true);
});

test("a step to the current address changes nothing", () => {
  stepTo("/pricing/");
  expect(scrollIsHeard()).toBe(true);
});
