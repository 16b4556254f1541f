// @ts-check
/** What all pages share: small helpers, the cart in the menu, the notice at the top and "Start over". */
import { save, startOver, state } from "./state.js";

/** @returns {HTMLElement} @throws when the page lacks it */
export const find = (/** @type {string} */ selector) => {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`The page lacks ${selector}.`);
  return found;
};

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} name
 * @param {Record<string, string | number>} attributes
 * @param {(Node | string)[]} children
 */
export const html = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  element.append(...children);
  return element;
};

/** Words for screen readers only. */
export const unseen = (/** @type {string} */ words) => html("span", { class: "unseen" }, words);

/** "2 items". @param {number} count @param {string} word */
export const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

/**
 * The lines of a bill: each has words and dollars, the last one is the sum.
 * @param {readonly (readonly [string, number])[]} lines
 */
export const fillBill = (lines) => {
  const rows = lines.map(([words, dollars]) => {
    const amount = dollars < 0 ? `−$${-dollars}` : `$${dollars}`;
    return html("tr", {}, html("th", { scope: "row" }, words), html("td", {}, amount));
  });
  find("#bill").replaceChildren(...rows);
};

/** How many things are in the cart. */
export const cartCount = () => Object.values(state.cart).reduce((sum, count) => sum + count, 0);

export const showCart = () => {
  const link = document.querySelector("#cart-link");
  if (!(link instanceof HTMLElement)) return;
  link.textContent = `Cart: ${counted(cartCount(), "item")}`;
  link.hidden = cartCount() === 0 && document.body.dataset.shop === undefined;
};

/** Opens a page, which says these words first. */
export const goTo = (/** @type {string} */ address, notice = "") => {
  state.notice = notice;
  save();
  location.assign(address);
};

const { notice } = state;
state.notice = "";
const isStored = save();
find("#notice").textContent = notice;
// Orca can miss a status that is filled at load.
if (notice !== "") find("#notice").focus();
showCart();

if (!isStored)
  find("#clock").before(
    html("p", {}, "Your browser doesn’t let this page remember. What you enter is gone when you open another page."),
  );

const again = find("#start-over");
again.hidden = false;
again.addEventListener("click", () => {
  startOver();
  goTo("index.html", "Started over. Nothing of what you entered is left.");
});
