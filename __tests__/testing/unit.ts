import "@testing-library/jest-dom";

/** Adds browser features that jsdom lacks. */
const addWhereMissing = (owner: object, name: string, value: unknown): void => {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
};

if (typeof window !== "undefined") {
  // No media query matches: the mobile layout, as in the built HTML.
  addWhereMissing(window, "matchMedia", (media: string) => ({
    matches: false,
    media,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

  addWhereMissing(Element.prototype, "scrollIntoView", () => undefined);

  // Opens and closes only; focus and inertness are tested in the e2e tests.
  addWhereMissing(HTMLDialogElement.prototype, "showModal", function showModal(this: HTMLDialogElement) {
    this.open = true;
  });

  addWhereMissing(HTMLDialogElement.prototype, "close", function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  });
}
