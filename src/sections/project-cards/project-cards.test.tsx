/** @jest-environment jsdom */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { projects } from "../../styleguide/examples/case-study";
import { showBuilt } from "../../../__tests__/setup/built-page";
import { ProjectCards } from "./project-cards";

beforeEach(() => {
  // jsdom lays nothing out, so it cannot scroll.
  Element.prototype.scrollTo = jest.fn();
});

const cards = <ProjectCards projects={projects} linkLabel="Read the case study" headingLevel={2} />;

const show = () => {
  render(cards);
  return {
    user: userEvent.setup(),
    previous: screen.getByRole("button", { name: "Previous project" }),
    next: screen.getByRole("button", { name: "Next project" }),
    position: screen.getByRole("status"),
  };
};

test("every project is one entry of a named list: heading, picture with words, and one link that says where it leads", () => {
  show();
  const entries = within(screen.getByRole("list", { name: "Projects" })).getAllByRole("listitem");
  expect(
    entries.map((entry) => [
      within(entry).getByRole("heading", { level: 2 }).textContent,
      within(entry).getByRole("img").getAttribute("alt"),
      within(entry)
        .getByRole("link", { name: /^Read the case study/u })
        .getAttribute("aria-label"),
      within(entry).getByRole("link").getAttribute("href"),
    ]),
  ).toEqual([
    ["Step Up 90", "A screen of Step Up 90", "Read the case study: Step Up 90", "/project-step-up-90/"],
    ["Grooming Table", "A screen of Grooming Table", "Read the case study: Grooming Table", "/project-grooming-table/"],
    ["Senate", "A screen of Senate", "Read the case study: Senate", "/project-senate/"],
  ]);
});

test.each([
  [2, ["eager", "lazy", "lazy"]],
  [3, ["lazy", "lazy", "lazy"]],
] as const)("with headings of level %d the pictures load %j", (headingLevel, loading) => {
  render(<ProjectCards projects={projects} linkLabel="Read the case study" headingLevel={headingLevel} />);
  expect(screen.getAllByRole("heading", { level: headingLevel })).toHaveLength(3);
  expect(screen.getAllByRole("img").map((picture) => picture.getAttribute("loading"))).toEqual(loading);
});

test("the built HTML has all cards, and no controls that would do nothing without scripts", () => {
  const { page, runScripts } = showBuilt(cards);
  expect(page.getAllByRole("listitem")).toHaveLength(3);
  expect(page.queryByRole("button")).not.toBeInTheDocument();
  expect(page.queryByRole("status")).not.toBeInTheDocument();
  runScripts();
  expect(page.getAllByRole("button")).toHaveLength(2);
});

test("the controls move through the cards; at the ends they stay focusable and do nothing", async () => {
  const { user, previous, next, position } = show();
  expect(previous).toHaveAttribute("aria-disabled", "true");
  await user.click(previous);
  expect(position).toHaveTextContent("Project 1 of 3");
  await user.click(next);
  expect(previous).toHaveAttribute("aria-disabled", "false");
  await user.click(next);
  expect(next).toHaveAttribute("aria-disabled", "true");
  await user.click(next);
  expect(position).toHaveTextContent("Project 3 of 3");
  expect(next).toHaveFocus();
  expect(Element.prototype.scrollTo).toHaveBeenCalledTimes(2);
});

test.each([
  ["smooth", false],
  // Less motion is asked for: the card is there at once (WCAG 2.3.3).
  ["auto", true],
])("scrolls %s when less motion is asked for: %p", async (behavior, reduced) => {
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((media) => ({ matches: reduced && media.includes("reduce") }) as MediaQueryList);
  const { user, next } = show();
  await user.click(next);
  expect(Element.prototype.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior }));
});

test("the position follows a swipe", () => {
  let seen: IntersectionObserverCallback | undefined;
  class FakeObserver {
    constructor(callback: IntersectionObserverCallback) {
      seen = callback;
    }
    observe = jest.fn();
    disconnect = jest.fn();
  }
  Object.defineProperty(globalThis, "IntersectionObserver", { value: FakeObserver, configurable: true });
  const { position } = show();
  const third = screen.getAllByRole("listitem")[2];
  act(() =>
    seen?.(
      [{ isIntersecting: true, target: third } as unknown as IntersectionObserverEntry],
      {} as IntersectionObserver,
    ),
  );
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
  expect(position).toHaveTextContent("Project 3 of 3");
});
