// @ts-check
/** Step 3 of the booking: all of it on one page, and how we reach you. */
import { showVisit } from "./bill.js";
import { booking, timeProblems } from "./booking.js";
import { check, dropSolved, emailProblem, keepFields, phoneProblem, textOf } from "./fields.js";
import { find, goTo } from "./page.js";
import { state } from "./state.js";

const form = find("#contact");
const now = booking();

/** Only what the chosen way of news needs must be there; the rest must be right where it is there. */
const problems = () => {
  const [phone, email] = [textOf("phone"), textOf("email")];
  return {
    name: textOf("name") === "" ? "Please enter your name." : "",
    phone: phone === "" && now.way === "email" ? "" : phoneProblem(phone),
    email: email === "" && now.way !== "email" ? "" : emailProblem(email),
  };
};

const isReady = Object.values(timeProblems()).every((words) => words === "");
find("#not-ready").hidden = isReady;
find("#ready").hidden = !isReady;
// Back leads here from a booking that is done.
find("#see-booked").hidden = state.booked === null;

if (isReady) showVisit(now);
// A table without rows tells screen readers nothing.
else find(".bill").remove();
find("#phone-label").textContent = now.way === "email" ? "Mobile phone, if you want calls" : "Mobile phone";
find("#email-label").textContent = now.way === "email" ? "Email" : "Email, if you want a receipt";

keepFields(form, () => dropSolved(problems()));

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!check(problems())) return;
  state.booked = now;
  state.step = -1;
  // The next booking begins anew, but for who you are.
  const { name, phone, email } = state.fields;
  state.fields = { name, phone, email };
  goTo("sign-up.html", "Your visit is booked.");
});
