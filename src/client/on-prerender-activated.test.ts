/** @jest-environment jsdom */
import { onPrerenderActivated } from "./on-prerender-activated";

afterEach(() => {
  Reflect.deleteProperty(document, "prerendering");
});

test("a visible page: at once", () => {
  const run = jest.fn();
  onPrerenderActivated(run);
  expect(run).toHaveBeenCalledTimes(1);
});

test("a prerendered page: when the visitor opens it", () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  const run = jest.fn();
  onPrerenderActivated(run);
  expect(run).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(run).toHaveBeenCalledTimes(1);
});
