/** @jest-environment jsdom */
import { inViewMs, keepBudget, pagesAhead } from "./prefetch-budget";

const gatsbysLoader = () => ({
  enqueue: jest.fn((path: string) => ({ abort: () => path })),
  hovering: jest.fn((path: string) => path),
});

const links = Array.from({ length: pagesAhead + 3 }, (_, index) => `/page-${index}/`);

const onPage = (...paths: readonly string[]): void => {
  const content = paths.map((path) => `<a href="${path}">${path}</a>`).join("");
  document.body.innerHTML = `<nav><a href="/in-the-bar/">In the bar</a></nav><main>${content}</main>`;
};

beforeEach(() => {
  jest.useFakeTimers();
  onPage(...links, "/stays/", "/in-view/", "/before/", "/after/");
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

test("the bar that is in view on every page spends nothing of the budget", () => {
  const loader = gatsbysLoader();
  const { hovering } = loader;
  keepBudget(loader, {});
  loader.enqueue("/in-the-bar/");
  jest.advanceTimersByTime(inViewMs);
  expect(hovering).not.toHaveBeenCalled();
  loader.hovering("/in-the-bar/");
  expect(hovering).toHaveBeenCalledTimes(1);
});

test("a link that brings a choice along counts as one to its page", () => {
  const loader = gatsbysLoader();
  const { hovering } = loader;
  onPage("/contact-us/?duration=weeks");
  keepBudget(loader, {});
  loader.enqueue("/contact-us/");
  jest.advanceTimersByTime(inViewMs);
  expect(hovering.mock.calls).toEqual([["/contact-us/"]]);
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
  document.body.insertAdjacentHTML("beforeend", "<form><label>Message <textarea></textarea></label></form>");
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
