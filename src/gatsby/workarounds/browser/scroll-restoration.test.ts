/** @jest-environment jsdom */
import { onClientEntry, onRouteUpdate } from "./scroll-restoration";

const gatsbyListener = jest.fn();

beforeAll(() => {
  window.history.replaceState({}, "", "/services/");
  onClientEntry();
  window.addEventListener("scroll", gatsbyListener);
});

const traverseTo = (path: string): void => {
  window.history.replaceState({}, "", path);
  window.dispatchEvent(new Event("popstate"));
};

/** @returns whether Gatsby's listener gets a scroll event */
const scrollIsDelivered = (): boolean => {
  gatsbyListener.mockClear();
  window.dispatchEvent(new Event("scroll"));
  return gatsbyListener.mock.calls.length > 0;
};

test("scroll events are kept from Gatsby between popstate and the new page", () => {
  expect(scrollIsDelivered()).toBe(true);
  traverseTo("/pricing/");
  expect(scrollIsDelivered()).toBe(false);
  onRouteUpdate();
  expect(scrollIsDelivered()).toBe(true);
});

test("a step to the current address changes nothing", () => {
  traverseTo("/pricing/");
  expect(scrollIsDelivered()).toBe(true);
});
