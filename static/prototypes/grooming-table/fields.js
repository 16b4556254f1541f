// @ts-check
/** Forms: what is typed lasts for the visit, and what is wrong is said beside its field. */
import { find, html } from "./page.js";
import { save, state } from "./state.js";

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */

const isField = (/** @type {EventTarget | null} */ target) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isBox = (/** @type {Field} */ field) => field.type === "checkbox";

/** What stands in a field. @returns {string} */
export const textOf = (/** @type {string} */ name) => String(state.fields[name] ?? "").trim();

/** Whether a box is checked. */
export const isChecked = (/** @type {string} */ name) => state.fields[name] === true;

const keep = (/** @type {Field} */ field) => {
  // A password is not written down, not even here.
  if (field.name === "" || field.name === "password") return;
  if (field instanceof HTMLInputElement && field.type === "radio" && !field.checked) return;
  state.fields[field.name] = field instanceof HTMLInputElement && isBox(field) ? field.checked : field.value;
};

/** Fills the fields with what was entered in this visit, or keeps what they begin with. */
const restore = (/** @type {Field} */ field) => {
  const value = state.fields[field.name];
  if (value === undefined) keep(field);
  else if (!(field instanceof HTMLInputElement)) field.value = String(value);
  else if (field.type === "radio") field.checked = field.value === value;
  else if (isBox(field)) field.checked = value === true;
  else field.value = String(value);
};

/** Fills a form with what was entered. */
export const restoreFields = (/** @type {HTMLElement} */ form) => {
  for (const field of form.querySelectorAll("input, textarea, select")) if (isField(field)) restore(field);
};

/**
 * Keeps a form's fields for the visit.
 * @param {HTMLElement} form
 * @param {() => void} onChange after each change
 */
export const keepFields = (form, onChange) => {
  restoreFields(form);
  save();
  form.addEventListener("input", ({ target }) => {
    if (!isField(target)) return;
    keep(target);
    save();
    onChange();
  });
};

/** What is wrong, by the names of fields or of groups; nothing where it is right. @typedef {Record<string, string>} Problems */

/** A field, or the group of a question that has more than one: its id is the name. */
const asked = (/** @type {string} */ name) => find(`#${name}`);

/** Says what is wrong beside each field. */
export const showProblems = (/** @type {Problems} */ problems) => {
  for (const [name, words] of Object.entries(problems)) {
    find(`#${name}-problem`).textContent = words;
    const boxes = asked(name).querySelectorAll("[type=checkbox]");
    for (const element of boxes.length > 0 ? boxes : [asked(name)]) {
      if (words === "") element.removeAttribute("aria-invalid");
      else element.setAttribute("aria-invalid", "true");
    }
  }
};

/** Takes away what is said of fields that are right by now: nobody is told of an error before they are done. */
export const dropSolved = (/** @type {Problems} */ problems) => {
  for (const [name, words] of Object.entries(problems)) if (words === "") showProblems({ [name]: "" });
};

/** Where the focus stays in the field at fault, screen readers would say nothing: this is said in any case. */
const said = html("p", { class: "unseen", role: "status" });
find("main").append(said);

const say = (/** @type {string} */ words) => {
  said.textContent = "";
  // The same words once more are no change, and would not be said.
  setTimeout(() => (said.textContent = words), 100);
};

/**
 * Says all that is wrong and moves the focus to the first of it.
 * @returns {boolean} whether all is right
 */
export const check = (/** @type {Problems} */ problems) => {
  showProblems(problems);
  const first = Object.keys(problems).find((name) => problems[name] !== "");
  if (first === undefined) return true;
  const place = asked(first);
  const control = isField(place) ? place : place.querySelector("input:checked:enabled, input:enabled");
  if (control === document.activeElement) say(problems[first] ?? "");
  else if (control instanceof HTMLElement) control.focus();
  return false;
};

export const emailProblem = (/** @type {string} */ text) => {
  if (text === "") return "Please enter your email address.";
  if (/^\S+@\S+\.\S+$/u.test(text)) return "";
  return text.includes("@")
    ? "This address is not complete. It looks like dana@mail.example."
    : "The @ is missing. An address looks like dana@mail.example.";
};

export const phoneProblem = (/** @type {string} */ text) => {
  const digits = text.replace(/\D/gu, "").replace(/^1(?=\d{10}$)/u, "");
  if (text === "") return "Please enter your phone number.";
  if (digits.length === 10) return "";
  const count = digits.length === 1 ? "1 digit" : `${digits.length} digits`;
  return `This number has ${count}. A phone number has 10, like (404) 555-0123.`;
};
