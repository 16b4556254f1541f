/** @jest-environment jsdom */
import { place } from "../../__tests__/setup/place";
import { inViewMs, keepBudget, pagesAhead } from "./prefetch-budget";

/** Gatsby's loader on its budget, and what of it fetches. */
const onBudget = (about: object = {}) => {
  const hovering = jest.fn((path: string) => path);
  const loader = { enqueue: jest.fn((path: string) => ({ abort: () => path })), hovering };
  keepBudget(loader, about);
  return { loader, hovering };
};

const links = Array.from({ length: pagesAhead.inVisit + 3 }, (_, index) => `/page-${index}/`);

const onPage = (...paths: readonly string[]): void => {
  const content = paths.map((path) => `<a href="${path}">${path}</a>`).join("");
  document.body.innerHTML = `<nav><a href="/in-the-bar/">In the bar</a></nav><main>${content}</main>`;
  for (const link of document.querySelectorAll("a")) place(link, 100);
};

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState({}, "", "/");
  onPage(...links, "/stays/", "/in-view/", "/before/", "/after/");
});

afterEach(() => {
  jest.useRealTimers();
});

test("links that stay in view are fetched ahead up to the budget, and no further", () => {
  const { loader, hovering } = onBudget();
  for (const link of [...links, ...links]) loader.enqueue(link);
  expect(hovering).not.toHaveBeenCalled();
  jest.advanceTimersByTime(inViewMs);
  expect(hovering.mock.calls.map(([path]) => path)).toEqual(links.slice(0, pagesAhead.inVisit));
});

test("a link that is scrolled past costs nothing of the budget", () => {
  const { loader, hovering } = onBudget();
  for (const link of links) loader.enqueue(link).abort();
  loader.enqueue("/stays/");
  jest.advanceTimersByTime(inViewMs);
  expect(hovering.mock.calls).toEqual([["/stays/"]]);
});

test("while the page moves nothing is fetched ahead; a link that stands where it came to rest is", () => {
  const { loader, hovering } = onBudget();
  loader.enqueue("/in-view/");
  for (const scrolled of [100, 200, 300]) {
    window.scrollY = scrolled;
    jest.advanceTimersByTime(inViewMs);
  }
  expect(hovering).not.toHaveBeenCalled();
  jest.advanceTimersByTime(inViewMs);
  expect(hovering.mock.calls).toEqual([["/in-view/"]]);
});

test("the bar that is in view on every page spends nothing of the budget", () => {
  const { loader, hovering } = onBudget();
  loader.enqueue("/in-the-bar/");
  jest.advanceTimersByTime(inViewMs);
  expect(hovering).not.toHaveBeenCalled();
  loader.hovering("/in-the-bar/");
  expect(hovering).toHaveBeenCalledTimes(1);
});

test("a page whose link stands in the bar and out of view in the content is not fetched ahead", () => {
  const { loader, hovering } = onBudget();
  onPage("/further-down/");
  for (const link of document.querySelectorAll("main a")) place(link, window.innerHeight + 1);
  loader.enqueue("/further-down/");
  jest.advanceTimersByTime(inViewMs);
  expect(hovering).not.toHaveBeenCalled();
});

test("beside a form it is the page of the first link in view, and each page with a form has its own budget", () => {
  const { loader, hovering } = onBudget();
  document.querySelector("main")?.insertAdjacentHTML("beforeend", "<form></form>");
  const lookAtAll = (): void => {
    for (const link of [...links].reverse()) loader.enqueue(link);
    jest.advanceTimersByTime(inViewMs);
  };
  lookAtAll();
  lookAtAll();
  expect(hovering.mock.calls).toEqual([["/page-0/"]]);
  window.history.replaceState({}, "", "/contact-us/");
  document.querySelector("a[href='/page-0/']")?.remove();
  lookAtAll();
  expect(hovering.mock.calls).toEqual([["/page-0/"], ["/page-1/"]]);
});

test("a link that brings a choice along counts as one to its page", () => {
  const { loader, hovering } = onBudget();
  onPage("/contact-us/?duration=weeks");
  loader.enqueue("/contact-us/");
  jest.advanceTimersByTime(inViewMs);
  expect(hovering.mock.calls).toEqual([["/contact-us/"]]);
});

test("a link that is pointed at is fetched beyond the budget", () => {
  const { loader, hovering } = onBudget();
  for (const link of links) loader.enqueue(link);
  jest.advanceTimersByTime(inViewMs);
  loader.hovering("/pointed-at/");
  expect(hovering).toHaveBeenLastCalledWith("/pointed-at/");
});

test("nothing is fetched ahead for somebody who writes in a form", () => {
  const { loader, hovering } = onBudget();
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
  const connection = { saveData: false };
  const { loader, hovering } = onBudget({ connection });
  loader.enqueue("/before/");
  jest.advanceTimersByTime(inViewMs);
  connection.saveData = true;
  loader.enqueue("/after/");
  loader.hovering("/after/");
  jest.advanceTimersByTime(inViewMs);
  expect(hovering.mock.calls).toEqual([["/before/"]]);
});
