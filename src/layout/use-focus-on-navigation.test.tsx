/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { useFocusOnNavigation } from "./use-focus-on-navigation";

/** A frame that stays, around pages that change. */
const Frame = ({ pathname }: { readonly pathname: string }) => {
  useFocusOnNavigation(pathname);
  return (
    <>
      <button type="button">Menu</button>
      <h1 key={pathname}>Page at {pathname}</h1>
    </>
  );
};

const nextFrame = () => act(() => new Promise((done) => requestAnimationFrame(done)));

const heading = () => screen.getByRole("heading", { level: 1 });

afterEach(() => window.history.replaceState(null, "", "/"));

test("the first page leaves the focus to the browser", async () => {
  render(<Frame pathname="/" />);
  await nextFrame();
  expect(document.body).toHaveFocus();
  expect(heading()).not.toHaveAttribute("tabindex");
});

test("after a navigation the new page's heading has the focus, and is no stop of the keyboard", async () => {
  const { rerender } = render(<Frame pathname="/" />);
  rerender(<Frame pathname="/services/" />);
  await nextFrame();
  expect(heading()).toHaveTextContent("Page at /services/");
  expect(heading()).toHaveFocus();
  expect(heading()).toHaveAttribute("tabindex", "-1");
});

test("a link to a place inside a page leaves the focus to the browser", async () => {
  const { rerender } = render(<Frame pathname="/" />);
  window.history.replaceState(null, "", "/services/#naics");
  rerender(<Frame pathname="/services/" />);
  await nextFrame();
  expect(heading()).not.toHaveFocus();
});

test("a change that is no navigation moves nothing", async () => {
  const { rerender } = render(<Frame pathname="/" />);
  screen.getByRole("button").focus();
  rerender(<Frame pathname="/" />);
  await nextFrame();
  expect(screen.getByRole("button")).toHaveFocus();
});

test("of two quick navigations only the last one counts", async () => {
  const { rerender } = render(<Frame pathname="/" />);
  rerender(<Frame pathname="/services/" />);
  rerender(<Frame pathname="/pricing/" />);
  await nextFrame();
  expect(heading()).toHaveTextContent("Page at /pricing/");
  expect(heading()).toHaveFocus();
});

test("a page without a heading is no fault", async () => {
  const Bare = ({ pathname }: { readonly pathname: string }) => {
    useFocusOnNavigation(pathname);
    return <p>Nothing</p>;
  };
  const { rerender } = render(<Bare pathname="/" />);
  rerender(<Bare pathname="/services/" />);
  await nextFrame();
  expect(document.body).toHaveFocus();
});
