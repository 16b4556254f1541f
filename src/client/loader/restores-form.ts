import { draftKey, durationParameter } from "../../lib/form-restoration";

/**
 * Whether the page's form has to show something without an interaction: a choice of the pricing page, which the address
 * carries, or a draft of this tab.
 */
export const restoresForm = (): boolean => {
  if (document.querySelector("form[data-hydrate]") === null) return false;
  if (new URLSearchParams(location.search).has(durationParameter)) return true;
  try {
    return sessionStorage.getItem(draftKey) !== null;
  } catch {
    // Storage may be refused.
    return false;
  }
};
