/** @jest-environment jsdom */
import { inViewMs, keepBudget, pagesAhead } from "./prefetch-budget";

const gatsbysLoader = () => ({
  enqueue: jest.fn((path: string) => ({ abort: () => path })),
  hovering: jest.fn((path: string) => path),
});

const links = Array.from({ length: pagesAhead + 3 }, (_, index) => `/page-${index}/`);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test("links that stay in view are fetched ahead up to the budget, and no further", () => {
  const loader = gatsbysLoader();
  const { hovering } = loader;
  keepBudget(loader, {});
  for (const link of [...links, ...links]) loader.enqueue(link);
  expect(hovering).not.toHaveBeenCalled();
  jest.advanceTimersByTime(inViewMs);
  expect(hovering.mock.calls.map(([path]) => path)).toEqual(links.slice(0, pagesAhead));
});

test("a link that is scrolled past costs nothing of the budget", () => {
  const loader = gatsbysLoader();
  const { hovering } = loader;
  keepBudget(loader, {});
  for (const link of links) loader.enqueue(link).abort();
  loader.enqueue("/stays/");
  jest.advanceTimersByTime(inViewMs);
  expect(hovering.mock.calls).toEqual([["/stays/"]]);
});

test("a link that is pointed at is fetched beyond the budget", () => {
  const loader = gatsbysLoader();
  const { hovering } = loader;
  keepBudget(loader, {});
  for (const link of links) loader.enqueue(link);
  jest.advanceTimersByTime(inViewMs);
  loader.hovering("/pointed-at/");
  expect(hovering).toHaveBeenLastCalledWith("/pointed-at/");
});

test("nothing is fetched ahead for somebody who writes in a form", () => {
  const loader = gatsbysLoader();
  const { hovering } = loader;
  keepBudget(loader, {});
  document.body.innerHTML = "<form><label>Message <textarea></textarea></label></form>";
  loader.enqueue("/in-view/");
  document.querySelector("textarea")?.focus();
  jest.advanceTimersByTime(inViewMs);
  expect(hovering).not.toHaveBeenCalled();
  document.querySelector("textarea")?.blur();
  loader.enqueue("/in-view/");
  jest.advanceTimersByTime(inViewMs);
  expect(hovering).toHaveBeenCalledTimes(1);
});

test("nothing is fetched ahead for somebody who saves data, from the moment that they do", () => {
  const loader = gatsbysLoader();
  const { hovering } = loader;
  const connection = { saveData: false };
  keepBudget(loader, { connection });
  loader.enqueue("/before/");
  jest.advanceTimersByTime(inViewMs);
  connection.saveData = true;
  loader.enqueue("/after/");
  loader.hovering("/after/");
  jest.advanceTimersByTime(inViewMs);
  expect(hovering.mock.calls).toEqual([["/before/"]]);
});
