// @ts-check
/** What Theo sees: three switches, all off until Rosa turns one on. */
import { find } from "./page.js";
import { sharedWords } from "./shares.js";
import { save, state } from "./state.js";

for (const box of document.querySelectorAll("input")) {
  const part = /** @type {keyof typeof state.shares} */ (box.name);
  const status = find(`#${part}-status`);
  const show = () => {
    status.textContent = box.checked ? "You and Theo" : "Only you";
  };
  box.disabled = false;
  box.checked = state.shares[part];
  show();
  box.addEventListener("change", () => {
    state.shares[part] = box.checked;
    save();
    show();
    find("#sum").textContent = sharedWords();
  });
}

find("#sum").textContent = sharedWords();
