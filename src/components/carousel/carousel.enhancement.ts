/**
 * A carousel: its buttons, which are hidden until then (`data-ready`), scroll the row, and its words follow buttons, swipes
 * and the keyboard. The position is kept in the HTML (`data-carousel`), also through the back/forward cache.
 */

/** A row has come to rest when it has not scrolled for so long after `scrollend`. Safari before 26.2 has only `scroll`. */
const restMs = 120;

interface Carousel {
  readonly root: HTMLElement;
  readonly row: HTMLElement;
  readonly cards: readonly HTMLElement[];
}

const carouselOf = (target: EventTarget | null): Carousel | undefined => {
  const root = target instanceof Element ? target.closest<HTMLElement>("[data-carousel]") : null;
  const row = root?.querySelector<HTMLElement>("ul");
  if (!root || !row) return undefined;
  return { root, row, cards: [...row.querySelectorAll<HTMLElement>(":scope > li")] };
};

/** How far the row is scrolled when it shows a card: the last one may not reach the row's start. */
const offsetOf = ({ row, cards }: Carousel, card: HTMLElement): number =>
  Math.min(card.offsetLeft - (cards[0]?.offsetLeft ?? 0), row.scrollWidth - row.clientWidth);

/** The index of the card that is nearest to where the row is scrolled. */
const nearest = (carousel: Carousel): number => {
  const distances = carousel.cards.map((card) => Math.abs(offsetOf(carousel, card) - carousel.row.scrollLeft));
  return distances.indexOf(Math.min(...distances));
};

/** Says which card is shown. Words that stay the same are not announced again; a translator may have changed them. */
const say = ({ root, cards }: Carousel, index: number): void => {
  const shown = String(index);
  const position = root.querySelector("[data-carousel-position]");
  if (position !== null && root.dataset["carousel"] !== shown) position.textContent = String(index + 1);
  root.dataset["carousel"] = shown;
  for (const button of root.querySelectorAll<HTMLElement>("[data-carousel-step]")) {
    const isAtEnd = cards[index + Number(button.dataset["carouselStep"])] === undefined;
    button.setAttribute("aria-disabled", String(isAtEnd));
  }
};

export const enhanceCarousels = (): void => {
  const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

  const show = (carousel: Carousel, index: number): void => {
    const card = carousel.cards[index];
    if (card === undefined) return;
    // Else a row that has just come to rest announces the card before this one.
    clearTimeout(timers.get(carousel.row));
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    carousel.row.scrollTo({ left: offsetOf(carousel, card), behavior: still ? "auto" : "smooth" });
    say(carousel, index);
  };

  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-carousel-step]") : null;
    const carousel = carouselOf(button);
    if (button === null || carousel === undefined) return;
    show(carousel, Number(carousel.root.dataset["carousel"]) + Number(button.dataset["carouselStep"]));
  });
  // By keyboard: Chromium does not scroll to a link whose edge is in view.
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element && target.matches(":focus-visible"))) return;
    const carousel = carouselOf(target);
    const index = carousel?.cards.findIndex((card) => card.contains(target)) ?? -1;
    if (carousel !== undefined && index !== -1 && index !== nearest(carousel)) show(carousel, index);
  });
  /** Says the card that is shown when the row has come to rest: not those that only pass by, and none on wide screens. */
  const follow = (target: EventTarget | null): void => {
    const carousel = carouselOf(target);
    if (carousel === undefined) return;
    const onRest = (): void => {
      if (carousel.row.scrollWidth > carousel.row.clientWidth) say(carousel, nearest(carousel));
    };
    clearTimeout(timers.get(carousel.row));
    timers.set(carousel.row, setTimeout(onRest, restMs));
  };
  // Captured, since scroll events do not bubble. On a busy phone, more than restMs may pass between two of them.
  const options = { capture: true, passive: true };
  const isMoving = ({ target }: Event): void => {
    if (target instanceof HTMLElement) clearTimeout(timers.get(target));
  };
  document.addEventListener("scroll", isMoving, options);
  document.addEventListener(
    "onscrollend" in window ? "scrollend" : "scroll",
    ({ target }) => {
      follow(target);
    },
    options,
  );
  for (const root of document.querySelectorAll("[data-carousel]")) root.setAttribute("data-ready", "");
  // A window that changes its width may scroll a row back without an event.
  window.addEventListener("resize", () => document.querySelectorAll("[data-carousel]").forEach(follow));
};
