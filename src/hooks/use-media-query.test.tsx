/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { showBuilt } from "../../__tests__/setup/built-page";
import { useMediaQuery } from "./use-media-query";

const Part = ({ query = "(min-width: 48em)" }) => <p>{useMediaQuery(query) ? "holds" : "does not hold"}</p>;

/** A window whose queries hold or not, and whose listeners can be counted. */
const fakeWindow = (holding: readonly string[]) => {
  let held = holding;
  const listeners = new Set<() => void>();
  jest.spyOn(window, "matchMedia").mockImplementation(
    (media) =>
      ({
        matches: held.includes(media),
        media,
        addEventListener: (_: string, changed: () => void) => listeners.add(changed),
        removeEventListener: (_: string, changed: () => void) => listeners.delete(changed),
      }) as unknown as MediaQueryList,
  );
  return {
    listeners,
    change: (next: readonly string[]) =>
      act(() => {
        held = next;
        for (const changed of listeners) changed();
      }),
  };
};

test("follows the window", () => {
  const { change } = fakeWindow([]);
  render(<Part />);
  expect(screen.getByText("does not hold")).toBeInTheDocument();
  change(["(min-width: 48em)"]);
  expect(screen.getByText("holds")).toBeInTheDocument();
  change([]);
  expect(screen.getByText("does not hold")).toBeInTheDocument();
});

test("follows another query when it is asked another", () => {
  fakeWindow(["(min-width: 75em)"]);
  const { rerender } = render(<Part />);
  rerender(<Part query="(min-width: 75em)" />);
  expect(screen.getByText("holds")).toBeInTheDocument();
});

test("leaves no listener behind", () => {
  const { listeners } = fakeWindow([]);
  const { unmount } = render(<Part />);
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
});

test("does not hold in the built HTML, whatever the window, and scripts find what they expect", () => {
  fakeWindow(["(min-width: 48em)"]);
  const { page, runScripts } = showBuilt(<Part />);
  expect(page.getByText("does not hold")).toBeInTheDocument();
  runScripts();
  expect(page.getByText("holds")).toBeInTheDocument();
});
