// @ts-check
/** What all pages share: helpers, the notice at the top, and the two buttons below the screen. */
import { dateOf, programLength } from "./rosa.js";
import { save, startOver, state } from "./state.js";

/** @returns {HTMLElement} @throws when the page lacks it */
export const find = (/** @type {string} */ selector) => {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`The page lacks ${selector}.`);
  return found;
};

/** @typedef {Record<string, string | number>} Attributes */

/**
 * @template {Element} T
 * @param {T} element
 * @param {Attributes} attributes
 * @param {(Node | string)[]} children
 */
const fill = (element, attributes, children) => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
};

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} name
 * @param {Attributes} attributes
 * @param {(Node | string)[]} children
 */
export const html = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);

/** @param {string} name @param {Attributes} attributes @param {(Node | string)[]} children */
export const svg = (name, attributes = {}, ...children) =>
  fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

export const icon = (/** @type {string} */ name) =>
  svg("svg", { class: "icon", "aria-hidden": "true" }, svg("use", { href: `icons.svg#${name}` }));

/** Words for screen readers only. */
export const unseen = (/** @type {string} */ words) => html("span", { class: "unseen" }, words);

/** Shows words at the top of the screen. */
export const notify = (/** @type {string} */ words, /** @type {Node[]} */ ...more) => {
  find("#notice").replaceChildren(...(words === "" ? [] : [icon("check"), html("span", {}, words)]), ...more);
};

/** "rosa" or "theo". */
const person = String(document.body.dataset.of);

/** Opens a page of the same person, which says these words first. */
export const goTo = (/** @type {string} */ address, /** @type {string} */ notice) => {
  state.notices = { [person]: notice };
  save();
  location.assign(address);
};

// Rosa's words are never said on Theo's page.
const notice = state.notices[person] ?? "";
state.notices = {};
const isStored = save();
notify(notice);
// Orca can miss a status that is filled at load.
if (notice !== "") find("#notice").focus();

if (!isStored)
  find("#guide-day").before(
    html("p", {}, "Your browser doesn’t let this page remember. What you enter is gone when you open another page."),
  );

const firstPage = person === "theo" ? location.pathname : "./";

find("#guide-day").textContent = `It is ${dateOf(state.day)}, day ${state.day} of ${programLength} for Rosa.`;

const next = find("#next-morning");
next.hidden = state.day >= programLength;
next.addEventListener("click", () => {
  state.day += 1;
  // Questions that were answered are over; what rules say begins anew.
  if (state.called.includes("Rosa Delgado")) state.question = null;
  state.called = [];
  goTo(firstPage, `The next morning: ${dateOf(state.day)}.`);
});

const again = find("#start-over");
again.hidden = false;
again.addEventListener("click", () => {
  startOver();
  goTo(firstPage, "Started over. Nothing of what you entered is left.");
});
