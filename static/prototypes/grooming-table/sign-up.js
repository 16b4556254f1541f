// @ts-check
/** After the booking: an account, or none. */
import { check, dropSolved, emailProblem, keepFields, textOf } from "./fields.js";
import { find, goTo } from "./page.js";
import { state } from "./state.js";

const form = find("#account");
const password = find("#password");
if (!(password instanceof HTMLInputElement)) throw new Error("The page lacks its field.");

const leastLength = 12;

const passwordProblem = (/** @type {number} */ length) => {
  if (length === 0) return "Please enter a password.";
  const has = length === 1 ? "1 character" : `${length} characters`;
  return length < leastLength ? `This one has ${has}. Please use ${leastLength} or more.` : "";
};

const problems = () => ({ email: emailProblem(textOf("email")), password: passwordProblem(password.value.length) });

keepFields(form, () => dropSolved(problems()));

const toggle = find("#toggle");
toggle.addEventListener("click", () => {
  const isSeen = password.type === "text";
  password.type = isSeen ? "password" : "text";
  toggle.textContent = isSeen ? "Show password" : "Hide password";
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!check(problems())) return;
  state.hasAccount = true;
  goTo(state.booked === null ? "index.html" : "booked.html", "Your dogs are saved.");
});

find("#finish").hidden = state.booked === null;
form.hidden = false;
