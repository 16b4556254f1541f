// @ts-check
/** The store: filters, search words, and a button for each product that names it. */
import { isChecked, keepFields, restoreFields, textOf } from "./fields.js";
import { cartCount, counted, find, showCart } from "./page.js";
import { goodsOf, products } from "./products.js";
import { save, state } from "./state.js";

const form = find("#filter");
const shelves = find("#shelves");
const cards = [...shelves.querySelectorAll("li")];

/** Whether a card has all search words, is for a part that is checked, and is as gentle as wished. */
const fits = (/** @type {HTMLElement} */ card) => {
  const text = card.textContent.toLowerCase();
  const tags = (card.dataset.for ?? "").split(" ");
  const words = textOf("words").toLowerCase().split(/\s+/u);
  const isFor = ["coat", "paws", "ears", "teeth"].some((part) => isChecked(part) && tags.includes(part));
  const isGentle = ["sensitive", "no-scent"].every((wish) => !isChecked(wish) || tags.includes(wish));
  return isFor && isGentle && words.every((word) => text.includes(word));
};

const priceOf = (/** @type {HTMLElement} */ card) => products[card.dataset.product ?? ""]?.price ?? 0;

const showFiltered = () => {
  const isByPrice = textOf("sort") === "price";
  shelves.append(...(isByPrice ? [...cards].sort((a, b) => priceOf(a) - priceOf(b)) : cards));
  for (const card of cards) card.hidden = !fits(card);
  const count = cards.filter(({ hidden }) => !hidden).length;
  find("#count").textContent = counted(count, "product");
  find("#none").hidden = count > 0;
};

const showCounts = () => {
  for (const place of document.querySelectorAll("[data-count]")) {
    const count = state.cart[place.getAttribute("data-count") ?? ""] ?? 0;
    place.textContent = count === 0 ? "" : `${count} in your cart`;
  }
  showCart();
};

for (const button of document.querySelectorAll("button[data-add]")) {
  if (!(button instanceof HTMLElement)) continue;
  const id = button.dataset.add ?? "";
  button.hidden = false;
  button.addEventListener("click", () => {
    state.cart[id] = (state.cart[id] ?? 0) + 1;
    save();
    showCounts();
    const inCart = `${counted(cartCount(), "item")} in your cart, $${goodsOf(state.cart)}`;
    find("#added").textContent = `Added: ${products[id]?.name}. ${inCart}.`;
  });
}

keepFields(form, showFiltered);

form.addEventListener("submit", (event) => {
  event.preventDefault();
  find("#count").focus();
});

find("#show-all").addEventListener("click", () => {
  Object.assign(state.fields, { coat: true, paws: true, ears: true, teeth: true });
  Object.assign(state.fields, { sensitive: false, "no-scent": false, words: "" });
  save();
  restoreFields(form);
  showFiltered();
  find("#count").focus();
});

form.hidden = false;
showFiltered();
showCounts();
