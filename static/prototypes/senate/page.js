// @ts-check
/** What all pages share: helpers, the visitor's own senator, the notice at the top, and the buttons below the screen. */
import { dateOf, senatorOf, voteWords } from "./senators.js";
import { save, startOver, state } from "./state.js";

/** @returns {HTMLElement} @throws when the page lacks it */
export const find = (/** @type {string} */ selector) => {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`The page lacks ${selector}.`);
  return found;
};

/** @returns {HTMLElement[]} */
export const findAll = (/** @type {string} */ selector) =>
  [...document.querySelectorAll(selector)].flatMap((one) => (one instanceof HTMLElement ? [one] : []));

/** @typedef {Record<string, string | number>} Attributes */

/** @param {Element} element @param {Attributes} attributes @param {(Node | string)[]} children */
const fill = (element, attributes, children) => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
};

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} name
 * @param {Attributes} attributes
 * @param {(Node | string)[]} children
 */
export const html = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  fill(element, attributes, children);
  return element;
};

/** A sign beside words, which say the same. */
export const icon = (/** @type {string} */ name, kind = "icon") => {
  const [svg, use] = ["svg", "use"].map((tag) => document.createElementNS("http://www.w3.org/2000/svg", tag));
  if (svg === undefined || use === undefined) throw new Error("No drawing.");
  fill(use, { href: `icons.svg#${name}` }, []);
  fill(svg, { class: kind, "aria-hidden": "true" }, [use]);
  return svg;
};

/** The seat of a vote. */
export const sign = (/** @type {string} */ vote) => icon(vote, `sign ${vote}`);

/** A button with a sign. */
export const button = (/** @type {string} */ name, /** @type {string} */ words, attributes = {}) =>
  html("button", { type: "button", class: "quiet", ...attributes }, icon(name), html("span", {}, words));

/** Shows what is wrong with a field, ties it to the field, and moves the focus there. Nothing takes it away. */
export const showError = (/** @type {HTMLElement} */ field, words = "") => {
  const error = find("#error");
  error.hidden = words === "";
  error.replaceChildren(...(words === "" ? [] : [icon("alert"), html("span", {}, words)]));
  const described = (field.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id !== "error");
  field.setAttribute("aria-describedby", (words === "" ? described : ["error", ...described]).join(" "));
  if (words === "") return field.removeAttribute("aria-invalid");
  field.setAttribute("aria-invalid", "true");
  field.focus();
};

/** Shows words at the top of the screen; screen readers say them. */
export const notify = (/** @type {string} */ words) => {
  find("#notice").replaceChildren(...(words === "" ? [] : [sign("yes"), html("span", {}, words)]));
};

/** Opens a page, which says these words first. */
export const goTo = (/** @type {string} */ address, notice = "") => {
  state.notice = notice;
  save();
  location.assign(address);
};

/** Fills in the senator of a district, and shows what is for visitors with a senator or without one. */
export const showSenator = (/** @type {number} */ district) => {
  const senator = senatorOf(district);
  for (const one of findAll("[data-when]")) one.hidden = (one.dataset.when === "known") === (senator === undefined);
  if (senator === undefined) return;
  const { first, last, place, votes } = senator;
  const vote = votes[0] ?? "none";
  /** @type {Record<string, string>} */
  const words = {
    first,
    last,
    name: `${first} ${last}`,
    initials: `${first.charAt(0)}${last.charAt(0)}`,
    district: `District ${district}, ${place}`,
  };
  for (const one of findAll("[data-senator]")) one.textContent = words[one.dataset.senator ?? ""] ?? "";
  for (const one of findAll("[data-vote]"))
    one.replaceChildren(sign(vote), " ", html("span", {}, `voted ${voteWords[vote].toLowerCase()}`));
};

/** The buttons that follow a bill are there only with this script. */
const offerFollowing = () => {
  for (const one of findAll(".follow")) {
    const bill = one.dataset.bill ?? "";
    const [words] = one.querySelectorAll("span");
    const name = one.querySelector(".unseen")?.textContent ?? "";
    const show = () => {
      const follows = state.follows.includes(bill);
      one.setAttribute("aria-pressed", String(follows));
      one.querySelector("svg")?.replaceWith(icon(follows ? "following" : "follow"));
      words?.replaceChildren(follows ? "Following" : "Follow", html("span", { class: "unseen" }, name));
    };
    one.hidden = false;
    show();
    one.addEventListener("click", () => {
      const others = state.follows.filter((number) => number !== bill);
      state.follows = state.follows.includes(bill) ? others : [...others, bill];
      save();
      show();
      dispatchEvent(new Event("follow"));
    });
  }
};

const { notice } = state;
state.notice = "";
const isStored = save();
notify(notice);
// Orca can miss a status that is filled at load.
if (notice !== "") find("#notice").focus();
showSenator(state.district);
offerFollowing();

if (!isStored)
  find("#guide-day").before(
    html("p", {}, "Your browser doesn’t let this page remember. What you enter is gone when you open another page."),
  );

find("#guide-day").textContent = `In this prototype it is ${dateOf(state.day)}.`;
if (state.day > 10) {
  const second = document.querySelector("#second-when");
  if (second !== null) second.textContent = "The vote was moved to next week";
}

const turn = find("#turn");
const showTurned = () => {
  find(".stage").classList.toggle("turned", state.isTurned);
  turn.textContent = state.isTurned ? "Turn the phone upright" : "Turn the phone sideways";
};
turn.hidden = false;
showTurned();
turn.addEventListener("click", () => {
  state.isTurned = !state.isTurned;
  save();
  showTurned();
});

const again = find("#start-over");
again.hidden = false;
again.addEventListener("click", () => {
  startOver();
  goTo("index.html", "Started over. Nothing of what you entered is left.");
});
