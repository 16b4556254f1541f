/** @jest-environment jsdom */
import { place } from "../../__tests__/setup/place";
import { inViewMs, keepBudget, pagesAhead } from "./prefetch-budget";

const gatsbysLoader = () => ({
  enqueue: jest.fn((path: string) => ({ abort: () => path })),
  hovering: jest.fn((path: string) => path),
});

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
  const loader = gatsbysLoader();
  const { hovering } = loader;
  keepBudget(loader, {});
  for (const link of [...links, ...links]) loader.enqueue(link);
  expect(hovering).not.toHaveBeenCalled();
  jest.advanceTimersByTime(inViewMs);
  expect(hovering.mock.calls.map(([path]) => path)).toEqual(links.slice(0, pagesAhead.inVisit));
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

test("while the page moves nothing is fetched ahead; a link that stands where it came to rest is", () => {
  const loader = gatsbysLoader();
  const { hovering } = loader;
  keepBudget(loader, {});
  loader.enqueue("/in-view/");
  for (const place of [100, 200, 300]) {
    window.scrollY = place;
    jest.advanceTimersByTime(inViewMs);
  }
  expect(hovering).not.toHaveBeenCalled();
  jest.advanceTimersByTime(inViewMs);
  expect(hovering.mock.calls).toEqual([["/in-view/"]]);
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

test("a page whose link stands in the bar and out of view in the content is not fetched ahead", () => {
  const loader = gatsbysLoader();
  const { hovering } = loader;
  onPage("/further-down/");
  for (const link of document.querySelectorAll("main a")) place(link, window.innerHeight + 1);
  keepBudget(loader, {});
  loader.enqueue("/further-down/");
  jest.advanceTimersByTime(inViewMs);
  expect(hovering).not.toHaveBeenCalled();
});

test("beside a form it is the page of the first link in view, and each page with a form has its own budget", () => {
  const loader = gatsbysLoader();
  const { hovering } = loader;
  document.querySelector("main")?.insertAdjacentHTML("beforeend", "<form></form>");
  keepBudget(loader, {});
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
