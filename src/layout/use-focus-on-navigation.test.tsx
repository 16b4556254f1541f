/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { useFocusOnNavigation } from "./use-focus-on-navigation";

/** A layout that stays mounted around pages that change. */
const Page = ({ pathname }: { readonly pathname: string }) => {
  useFocusOnNavigation(pathname);
  return <h1 key={pathname}>Page at {pathname}</h1>;
};

const nextFrame = () => act(() => new Promise((done) => requestAnimationFrame(done)));

afterEach(() => window.history.replaceState(null, "", "/"));

test.each([
  ["the first page", ["/"], undefined],
  ["the same page again", ["/", "/"], undefined],
  ["a navigation", ["/", "/services/"], "Page at /services/"],
  ["two quick navigations", ["/", "/services/", "/pricing/"], "Page at /pricing/"],
])("%s: %j focuses %s", async (_, [first = "", ...others], focused) => {
  const { rerender } = render(<Page pathname={first} />);
  for (const pathname of others) rerender(<Page pathname={pathname} />);
  await nextFrame();
  const heading = screen.getByRole("heading", { level: 1 });
  if (focused === undefined) {
    expect(document.body).toHaveFocus();
    expect(heading).not.toHaveAttribute("tabindex");
    return;
  }
  expect(heading).toHaveTextContent(focused);
  expect(heading).toHaveFocus();
  expect(heading).toHaveAttribute("tabindex", "-1");
});

test("a link with a fragment leaves the focus to the browser", async () => {
  const { rerender } = render(<Page pathname="/" />);
  window.history.replaceState(null, "", "/services/#naics");
  rerender(<Page pathname="/services/" />);
  await nextFrame();
  expect(screen.getByRole("heading", { level: 1 })).not.toHaveFocus();
});
