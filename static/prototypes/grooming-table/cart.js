// @ts-check
/** The cart: how many of what, how one gets it, and the sum. */
import { check, dropSolved, keepFields, textOf } from "./fields.js";
import { cartCount, counted, fillBill, find, html, showCart } from "./page.js";
import { goodsOf, products, shipping } from "./products.js";
import { save, state } from "./state.js";
import { dayWords } from "./visits.js";

const form = find("#checkout");
const heading = find("h1");

const isByMail = () => textOf("get") === "mail";

const problems = () => ({
  name: textOf("name") === "" ? "Please enter your name." : "",
  address: isByMail() && textOf("address") === "" ? "Please enter the address that we send it to." : "",
});

const atVisit = () =>
  state.booked === null
    ? "We keep it at the front desk until your next visit."
    : `It is ready at your visit on ${dayWords(state.booked.day, "long")}.`;

const setCount = (/** @type {string} */ id, /** @type {number} */ count) => {
  if (count === 0) delete state.cart[id];
  else state.cart[id] = count;
  save();
  show();
  const name = products[id]?.name ?? "";
  const rest = `${counted(cartCount(), "item")}, $${total()}`;
  find("#change").textContent = count === 0 ? `Out of your cart: ${name}. ${rest}.` : `${name}: ${count}. ${rest}.`;
  // A button that is gone with its line leaves the focus at the heading.
  if (count === 0) heading.focus();
};

const total = () => goodsOf(state.cart) + (isByMail() ? shipping : 0);

const button = (/** @type {string} */ words, /** @type {() => void} */ act) => {
  const made = html("button", { type: "button", class: "button quiet small" }, words);
  made.addEventListener("click", act);
  return made;
};

/** @type {Map<string, { line: HTMLElement, count: HTMLElement, dollars: HTMLElement }>} */
const lines = new Map();

/** A line stays the same element while its number changes, so that its buttons keep the focus. */
const lineOf = (/** @type {string} */ id) => {
  const known = lines.get(id);
  if (known !== undefined) return known;
  const { name, short } = products[id] ?? { name: "", short: "" };
  const step = (/** @type {number} */ by) => () => setCount(id, (state.cart[id] ?? 0) + by);
  const [count, dollars] = [html("span", { class: "count" }), html("span", { class: "dollars" })];
  const shelf = html(
    "span",
    { class: "shelf" },
    html("img", { src: `drawings/product-${drawingOf(id)}.svg`, alt: "" }),
  );
  const words = html("div", {}, html("h2", {}, name), html("p", {}, count, " ", dollars));
  const buttons = html(
    "div",
    { class: "act" },
    button(`One more ${short}`, step(1)),
    button(`One ${short} less`, step(-1)),
  );
  const made = { line: html("li", {}, shelf, words, buttons), count, dollars };
  lines.set(id, made);
  return made;
};

const drawingOf = (/** @type {string} */ id) => (id === "kit" ? "towel" : id);

const showOrder = () => {
  const { order } = state;
  if (order === null) return;
  heading.textContent = "Your order is placed";
  const sent = order.get === "mail" ? "We send it tomorrow, with a bill." : atVisit();
  find("#order-words").textContent = `${sent} It is $${order.total}.`;
};

const show = () => {
  const ids = Object.keys(state.cart).filter((id) => Object.hasOwn(products, id));
  const isEmpty = ids.length === 0;
  find("#empty").hidden = !isEmpty || state.order !== null;
  find("#order").hidden = state.order === null || !isEmpty;
  find("#full").hidden = isEmpty;
  heading.textContent = "Your cart";
  if (isEmpty) showOrder();
  for (const [id, { line }] of lines) if (!ids.includes(id)) line.remove();
  for (const id of ids) {
    const { line, count, dollars } = lineOf(id);
    count.textContent = `${state.cart[id] ?? 0} ×`;
    dollars.textContent = `$${products[id]?.price ?? 0}`;
    // A line that is put in anew would lose the focus.
    if (!line.isConnected) find("#lines").append(line);
  }
  find("#where").textContent = isByMail() ? "It comes to your door in three to five days." : atVisit();
  find("#address-part").hidden = !isByMail();
  fillBill([
    [counted(cartCount(), "item"), goodsOf(state.cart)],
    isByMail() ? ["By mail", shipping] : ["At your visit", 0],
    ["Total", total()],
  ]);
  showCart();
};

keepFields(form, () => {
  show();
  dropSolved(problems());
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!check(problems())) return;
  state.order = { get: textOf("get"), total: total() };
  state.cart = {};
  save();
  show();
  heading.focus();
});

show();
