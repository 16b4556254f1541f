/** @jest-environment jsdom */
import { whenShown } from "./when-shown";

/** jsdom makes no pages ready behind the scenes: the test says so. */
const setPrerendering = (prerendering: boolean): void => {
  Object.defineProperty(document, "prerendering", { value: prerendering, configurable: true });
};

afterEach(() => {
  Reflect.deleteProperty(document, "prerendering");
});

test("a page that is shown begins at once, in a browser that makes none ready too", () => {
  const run = jest.fn();
  whenShown(run);
  expect(run).toHaveBeenCalledTimes(1);
  setPrerendering(false);
  whenShown(run);
  expect(run).toHaveBeenCalledTimes(2);
});

test("a page that is made ready behind the scenes is laid out, and begins once when it is shown", () => {
  setPrerendering(true);
  const run = jest.fn();
  const measure = jest.spyOn(document.documentElement, "getBoundingClientRect");
  whenShown(run);
  expect(measure).toHaveBeenCalled();
  expect(run).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("prerenderingchange"));
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(run).toHaveBeenCalledTimes(1);
});
