import "@testing-library/jest-dom";

if (typeof window !== "undefined") {
  // jsdom has neither; components ask for them.
  window.matchMedia ??= (query: string): MediaQueryList => ({
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  });
  const dialog = window.HTMLDialogElement as typeof HTMLDialogElement | undefined;
  if (dialog !== undefined) {
    dialog.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    dialog.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    };
  }
}
