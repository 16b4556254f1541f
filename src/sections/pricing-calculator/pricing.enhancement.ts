import { asSentence } from "../../lib/text";

/**
 * Announces the answer to a choice (WCAG 4.1.3): the parts with `data-announced`, as they are shown and in the language
 * that the page may have been translated to. CSS shows the answer. A choice that the browser restores fires no event, and
 * is not announced.
 */
export const enhancePricing = (): void => {
  document.addEventListener("change", ({ target }) => {
    const choice = target instanceof Element ? target.closest("[data-choice]") : null;
    const status = choice?.closest("section")?.querySelector("[role=status] p");
    if (!choice || !status) return;
    const announce = (): void => {
      const parts = [...choice.querySelectorAll<HTMLElement>("[data-announced]")];
      // Screen readers pause at a period.
      status.textContent = parts.map(({ innerText }) => asSentence(innerText.trim())).join(" ");
    };
    // A screen reader's own window, such as Orca's list of controls, may have the focus still: Orca drops what is said then.
    if (document.hasFocus()) announce();
    else window.addEventListener("focus", announce, { once: true });
  });
};
