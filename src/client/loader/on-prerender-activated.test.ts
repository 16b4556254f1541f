/** @jest-environment jsdom */
import { onPrerenderActivated } from "./on-prerender-activated";

/** jsdom does not prerender. */
const setPrerendering = (prerendering: boolean): void => {
  Object.defineProperty(document, "prerendering", { value: prerendering, configurable: true });
};

afterEach(() => {
  Reflect.deleteProperty(document, "prerendering");
});

test("a visible page: at once, also in a browser without prerendering", () => {
  const run = jest.fn();
  onPrerenderActivated(run);
  expect(run).toHaveBeenCalledTimes(1);
  setPrerendering(false);
  onPrerenderActivated(run);
  expect(run).toHaveBeenCalledTimes(2);
});

test("a prerendered page is laid out, and calls back once on activation", () => {
  setPrerendering(true);
  const run = jest.fn();
  const measure = jest.spyOn(document.documentElement, "getBoundingClientRect");
  onPrerenderActivated(run);
  expect(measure).toHaveBeenCalled();
  expect(run).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("prerenderingchange"));
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(run).toHaveBeenCalledTimes(1);
});
