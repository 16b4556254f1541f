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

  addWhereMissing(HTMLDialogElement.prototype, "showModal", function showModal(this: HTMLDialogElement) {
    this.open = true;
  });

  addWhereMissing(HTMLDialogElement.prototype, "close", function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  });
}
