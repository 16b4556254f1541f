/**
 * An enlarged picture opens fitted to the window where that shows more than the page and its words are large enough; else at
 * its natural size, from where the window cut the page's picture. A button, which needs this script, changes between the two.
 */

interface Enlarged {
  readonly button: HTMLButtonElement;
  /** What scrolls. */
  readonly view: HTMLElement;
  readonly picture: HTMLImageElement;
  /** The same picture on the page. */
  readonly original: HTMLImageElement;
}

const enlargedIn = (dialog: Element | null | undefined): Enlarged | undefined => {
  const button = dialog?.querySelector<HTMLButtonElement>("[data-fits-from]");
  const view = dialog?.querySelector<HTMLElement>("[tabindex]");
  const picture = view?.querySelector("img");
  const original = dialog?.closest("figure")?.querySelector("img");
  return button && view && picture && original ? { button, view, picture, original } : undefined;
};

const setFitted = ({ button, view, picture, original }: Enlarged, isFitted: boolean): void => {
  button.setAttribute("aria-pressed", String(isFitted));
  const { top, bottom, height } = original.getBoundingClientRect();
  view.scrollTo(0, top < 0 && bottom > 0 ? (-top / height) * picture.offsetHeight : 0);
};

const open = (enlarged: Enlarged): void => {
  const { button, view, picture, original } = enlarged;
  setFitted(enlarged, false);
  button.hidden = view.scrollWidth <= view.clientWidth && view.scrollHeight <= view.clientHeight;
  if (button.hidden) return;
  setFitted(enlarged, true);
  // The attributes: the file may not be loaded yet.
  const width = Number(picture.getAttribute("width"));
  const scale = Math.min(view.clientWidth / width, view.clientHeight / Number(picture.getAttribute("height")));
  const onPage = original.getBoundingClientRect();
  const showsMore = width * scale > onPage.width || onPage.height > window.innerHeight;
  setFitted(enlarged, showsMore && scale >= Number(button.dataset["fitsFrom"]));
};

export const enhanceEnlargedPictures = (): void => {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button === null) return;
    if (button.matches("[data-fits-from]")) {
      const enlarged = enlargedIn(button.closest("dialog"));
      if (enlarged) setFitted(enlarged, button.getAttribute("aria-pressed") !== "true");
    } else if (button.getAttribute("command") === "show-modal") {
      const enlarged = enlargedIn(document.getElementById(button.getAttribute("commandfor") ?? ""));
      // The browser opens the dialog after the event.
      if (enlarged)
        requestAnimationFrame(() => {
          open(enlarged);
        });
    }
  });
};
