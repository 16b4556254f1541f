/**
 * An enlarged picture opens fitted to the window where its words are then large enough, else at its natural size, from where
 * the window cut the page's picture. A button, which needs this script, changes between the two.
 */

const setFitted = (button: Element, isFitted: boolean): void => {
  button.setAttribute("aria-pressed", String(isFitted));
  const view = button.closest(".enlarged")?.lastElementChild;
  const { top = 0, bottom = 0 } = button.closest("figure")?.querySelector("img")?.getBoundingClientRect() ?? {};
  view?.scrollTo(0, top < 0 && bottom > 0 ? (-top / (bottom - top)) * view.scrollHeight : 0);
};

/** @param button in a dialog that is open */
const open = (button: HTMLElement): void => {
  button.hidden = false;
  setFitted(button, true);
  const picture = button.closest("dialog")?.querySelector("img");
  const view = picture?.parentElement;
  // The attributes: the file may not be loaded yet.
  const share = (shown: number | undefined, side: string) => (shown ?? 0) / Number(picture?.getAttribute(side));
  const scale = Math.min(share(view?.clientWidth, "width"), share(view?.clientHeight, "height"));
  setFitted(button, scale >= Number(button.dataset["fitsFrom"]));
};

export const enhanceEnlargedPictures = (): void => {
  document.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest("button") : null;
    if (pressed?.matches("[data-fits-from]")) setFitted(pressed, pressed.getAttribute("aria-pressed") === "false");
    const opener = pressed?.closest("figcaption");
    const button = opener?.parentElement?.querySelector<HTMLElement>("[data-fits-from]");
    // The browser opens the dialog after the event.
    if (button)
      requestAnimationFrame(() => {
        open(button);
      });
  });
};
