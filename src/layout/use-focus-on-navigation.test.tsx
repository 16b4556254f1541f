/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { useFocusOnNavigation, type PageLocation } from "./use-focus-on-navigation";

/** A layout that stays mounted around pages that change. */
const Page = ({ location }: { readonly location: PageLocation }) => {
  useFocusOnNavigation(location);
  const { pathname } = location;
  return (
    <>
      <button command="show-modal" commandfor="menu">
        Menu
      </button>
      <dialog id="menu">
        <a href="/from-menu/">From the menu</a>
      </dialog>
      <main key={pathname}>
        <h1>Page at {pathname}</h1>
        <h2 id="codes" tabIndex={-1}>
          Codes
        </h2>
        <a href="/pricing/">Prices</a>
        <a href="/pricing/">More on prices</a>
      </main>
    </>
  );
};

const location = (pathname: string, key = "initial", hash = ""): PageLocation => ({
  pathname,
  hash,
  key,
  href: `https://studio.example${pathname}${hash}`,
});

/** Shows one location after the other. @returns shows another one */
const visit = (...locations: readonly PageLocation[]) => {
  const { rerender } = render(<Page location={locations[0] ?? location("/")} />);
  const goTo = (next: PageLocation): void => {
    rerender(<Page location={next} />);
  };
  for (const next of locations.slice(1)) goTo(next);
  return goTo;
};

const preventNavigation = (event: Event): void => event.preventDefault();

beforeAll(() => document.addEventListener("click", preventNavigation));
afterAll(() => document.removeEventListener("click", preventNavigation));

const h1 = () => screen.getByRole("heading", { level: 1 });

test.each([
  ["the first page", ["/"]],
  ["the same page again", ["/", "/"]],
])("%s leaves the focus alone", (_, pathnames) => {
  visit(...pathnames.map((pathname) => location(pathname)));
  expect(document.body).toHaveFocus();
  expect(h1()).not.toHaveAttribute("tabindex");
});

test.each([
  ["a navigation", ["/", "/services/"], "Page at /services/"],
  ["two quick navigations", ["/", "/services/", "/pricing/"], "Page at /pricing/"],
])("%s focuses the new heading", (_, pathnames, name) => {
  visit(...pathnames.map((pathname, index) => location(pathname, String(index))));
  expect(h1()).toHaveAccessibleName(name);
  expect(h1()).toHaveFocus();
});

test.each([
  ["another page", "/services/", "#codes", "Codes"],
  ["the same page", "/", "#codes", "Codes"],
  ["a target that does not exist", "/services/", "#gone", "Page at /services/"],
])("a link with a fragment to %s (%s%s) focuses %s", (_, pathname, hash, name) => {
  visit(location("/"), location(pathname, "1", hash));
  expect(screen.getByRole("heading", { name })).toHaveFocus();
});

test("Back focuses the link that was followed, among links to the same address; Forward the heading", () => {
  const goTo = visit(location("/"));
  fireEvent.click(screen.getByRole("link", { name: "More on prices" }));
  goTo(location("/pricing/", "1"));
  goTo(location("/"));
  expect(screen.getByRole("link", { name: "More on prices" })).toHaveFocus();
  goTo(location("/pricing/", "1"));
  expect(h1()).toHaveFocus();
});

test("a link in a dialog closes it; Back focuses the dialog's button", () => {
  const goTo = visit(location("/"));
  const menu = document.querySelector("dialog");
  menu?.showModal();
  fireEvent.click(screen.getByRole("link", { name: "From the menu" }));
  goTo(location("/from-menu/", "1"));
  expect(menu).not.toHaveAttribute("open");
  expect(h1()).toHaveFocus();
  goTo(location("/"));
  expect(screen.getByRole("button", { name: "Menu" })).toHaveFocus();
});
