import "./server-globals";
import { act, render, within, type BoundFunctions, type queries } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** Server-rendered HTML before and after hydration, for tests in jsdom. */

interface BuiltPage {
  /** Queries within the rendered HTML. */
  readonly page: BoundFunctions<typeof queries>;
  /**
   * Hydrates the HTML.
   * @throws on a hydration mismatch or any console error
   */
  readonly runScripts: () => void;
}

const containers: HTMLElement[] = [];

afterEach(() => {
  for (const container of containers.splice(0)) container.remove();
});

/** Renders an element to HTML as the build does and puts it into the document. */
export const showBuilt = (element: ReactElement): BuiltPage => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(element);
  document.body.append(container);
  containers.push(container);
  return {
    page: within(container),
    runScripts: () => {
      const complaints: unknown[] = [];
      const spy = jest.spyOn(console, "error").mockImplementation((...words: unknown[]) => complaints.push(words));
      act(() => {
        render(element, {
          container,
          hydrate: true,
          onRecoverableError: (error) => complaints.push(error),
        });
      });
      spy.mockRestore();
      if (complaints.length > 0) throw new Error("Hydration failed.", { cause: complaints });
    },
  };
};
