import "../../src/sections/contact-form/testing/server-globals";
import { act, render, within, type BoundFunctions, type queries } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** What visitors meet before scripts run, and what their running changes. For tests in jsdom. */

interface BuiltPage {
  /** Searches what stands on the page. */
  readonly page: BoundFunctions<typeof queries>;
  /**
   * Lets the page's scripts run over the built HTML.
   * @throws when they find other HTML than they expect, as React would tell in the console
   */
  readonly runScripts: () => void;
}

const containers: HTMLElement[] = [];

afterEach(() => {
  for (const container of containers.splice(0)) container.remove();
});

/** Puts the HTML on the page that the build writes for an element. */
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
      if (complaints.length > 0)
        throw new Error("The scripts found other HTML than they expect.", { cause: complaints });
    },
  };
};
