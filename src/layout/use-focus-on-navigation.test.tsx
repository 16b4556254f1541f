/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { useFocusOnNavigation, type PageLocation } from "./use-focus-on-navigation";

/** A layout that stays mounted around pages that change. In a browser: __tests__/e2e/navigation.spec.ts. */
const Page = ({ location }: { readonly location: PageLocation }) => {
  useFocusOnNavigation(location);
  const { pathname } = location;
  return (
    <>
      <main key={pathname}>
        <h1>Page at {pathname}</h1>
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
  ["two quick navigations", "/services/", "/pricing/"],
  ["a link to a part that does not exist", "/services/#gone"],
])("%s focus the heading of the last page", (_, ...addresses) => {
  const locations = addresses.map((address, index) => {
    const [pathname = "", part] = address.split("#");
    return location(pathname, String(index), part === undefined ? "" : `#${part}`);
  });
  visit(location("/"), ...locations);
  expect(h1()).toHaveAccessibleName(`Page at ${locations.at(-1)?.pathname ?? ""}`);
  expect(h1()).toHaveFocus();
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
