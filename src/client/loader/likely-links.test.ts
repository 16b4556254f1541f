/** @jest-environment jsdom */
import { place } from "../../../__tests__/setup/place";
import { inViewMs, likelyPages, markLikeliestLink, markLikelyLinks } from "./likely-links";

const onPage = (html: string): readonly HTMLAnchorElement[] => {
  window.history.replaceState({}, "", "/services/");
  document.body.innerHTML = html;
  const links = [...document.querySelectorAll("a")];
  for (const link of links) place(link, 100);
  return links;
};

const likely = (): (string | null)[] =>
  [...document.querySelectorAll("[data-likely]")].map((link) => link.getAttribute("href")).sort();

/** jsdom observes nothing: the test says what came into view. */
let cameIntoView: (...links: readonly Element[]) => void;
const disconnect = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.IntersectionObserver = class {
    readonly disconnect = disconnect;
    readonly #observed = new Set<Element>();
    constructor(run: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void) {
      cameIntoView = (...links) => {
        run(links.filter((link) => this.#observed.has(link)).map((target) => ({ isIntersecting: true, target })));
      };
    }
    observe(link: Element): void {
      this.#observed.add(link);
    }
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  jest.useRealTimers();
});

test("links of the content come before those of the header, up to the budget", () => {
  const header = ["/a/", "/b/", "/c/"].map((to) => `<a href="${to}">${to}</a>`).join("");
  onPage(`<header>${header}</header><main><a href="/pricing/">Pricing</a></main>`);
  markLikelyLinks(() => true);
  expect(likely()).toEqual(["/a/", "/b/", "/pricing/"]);
  expect(likely()).toHaveLength(likelyPages.atRest);
});

test("a page counts once, and the page that is shown not at all", () => {
  onPage('<main><a href="/services/">Here</a><a href="/pricing/">1</a><a href="/pricing/?a=b">2</a></main>');
  markLikelyLinks(() => true);
  expect(likely()).toEqual(["/pricing/"]);
});

test("links out of view, hidden ones, files and what waits for scripts are left alone", () => {
  const [below, above, hidden] = onPage(
    '<main><a href="/below/">1</a><a href="/above/">2</a><a href="/hidden/">3</a><a href="/card.png">4</a>' +
      '<a href="/statement/" data-awaits-scripts="statement">5</a><a href="#main">6</a>' +
      '<a href="https://example.com/">7</a></main>',
  );
  if (below === undefined || above === undefined || hidden === undefined) throw new Error("Three links are missing.");
  place(below, window.innerHeight + 1);
  place(above, -50);
  place(hidden, 0, 0);
  markLikelyLinks(() => true);
  expect(likely()).toEqual([]);
});

describe("the likeliest link", () => {
  const likeliest = (): (string | null)[] =>
    [...document.querySelectorAll("[data-likely=most]")].map((link) => link.getAttribute("href"));

  test("is the content's first in view that leads to another page, and counts as one of those at rest", () => {
    const [, below] = onPage(
      '<header><a href="/about-us/">About</a></header><main><a href="/below/">1</a><a href="/services/">2</a>' +
        '<a href="/pricing/">3</a><a href="/pricing/?a=b">4</a><a href="/a/">5</a><a href="/b/">6</a></main>',
    );
    if (below === undefined) throw new Error("A link is missing.");
    place(below, window.innerHeight + 1);
    markLikeliestLink();
    expect(likeliest()).toEqual(["/pricing/"]);
    markLikelyLinks(() => true);
    expect(likeliest()).toEqual(["/pricing/"]);
    expect(likely()).toEqual(["/a/", "/b/", "/pricing/"]);
  });

  test("is none where the content shows no link: those of the header are the same everywhere", () => {
    onPage('<header><a href="/about-us/">About</a></header><main><a href="#main">1</a></main>');
    markLikeliestLink();
    expect(likeliest()).toEqual([]);
  });
});

describe("links of the content that come into view later", () => {
  const page = () => {
    const links = onPage(
      `<main>${["/a/", "/b/", "/c/", "/d/", "/e/", "/f/", "/g/"].map((to) => `<a href="${to}">${to}</a>`).join("")}</main>`,
    );
    const below = links.slice(likelyPages.atRest);
    for (const link of below) place(link, window.innerHeight + 1);
    return below;
  };

  test("are marked when they stay there, up to the budget of all", () => {
    const below = page();
    markLikelyLinks(() => true);
    expect(likely()).toEqual(["/a/", "/b/", "/c/"]);
    for (const link of below) place(link, 100);
    cameIntoView(...below);
    expect(likely()).toHaveLength(likelyPages.atRest);
    jest.advanceTimersByTime(inViewMs);
    expect(likely()).toEqual(["/a/", "/b/", "/c/", "/d/", "/e/"]);
  });

  test("are left alone when the visitor scrolls past them, or the line has become poor", () => {
    const [passed, poor] = page();
    if (passed === undefined || poor === undefined) throw new Error("Two links are missing.");
    let isGood = true;
    const stop = markLikelyLinks(() => isGood);
    cameIntoView(passed);
    jest.advanceTimersByTime(inViewMs);
    place(poor, 100);
    isGood = false;
    cameIntoView(poor);
    jest.advanceTimersByTime(inViewMs);
    expect(likely()).toHaveLength(likelyPages.atRest);
    stop();
    expect(disconnect).toHaveBeenCalled();
  });
});
