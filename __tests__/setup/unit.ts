import "@testing-library/jest-dom";

/** Gives jsdom what browsers have and it lacks. Only where a test runs in jsdom. */
const addWhereMissing = (owner: object, name: string, value: unknown): void => {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
};

if (typeof window !== "undefined") {
  // No query ever holds: the narrow layout, which is what the built HTML shows too.
  addWhereMissing(window, "matchMedia", (media: string) => ({
    matches: false,
    media,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

  // Opens and closes, no more: what a browser does with focus and with the page behind is seen in the journeys.
  // jsdom lays nothing out, so there is nothing to scroll.
  addWhereMissing(Element.prototype, "scrollIntoView", () => undefined);

  addWhereMissing(HTMLDialogElement.prototype, "showModal", function showModal(this: HTMLDialogElement) {
    this.open = true;
  });

  addWhereMissing(HTMLDialogElement.prototype, "close", function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  });
}
