/** An enlarged picture opens at its horizontal middle, at its top. */
export const enhanceEnlargedPictures = (): void => {
  document.addEventListener(
    "toggle",
    ({ target }) => {
      const view = target instanceof HTMLDialogElement ? target.querySelector(".enlarged__view") : null;
      view?.scrollTo((view.scrollWidth - view.clientWidth) / 2, 0);
    },
    // It does not bubble.
    true,
  );
};
