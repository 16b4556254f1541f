// @ts-check
/** Step 2 of the booking: who comes, and when. */
import { booking, timeProblems } from "./booking.js";
import { check, dropSolved, isChecked, keepFields, showProblems } from "./fields.js";
import { find, goTo } from "./page.js";
import { save, state } from "./state.js";
import { countWords, dayWords, hindrance, lengthWords, totalOf, visits } from "./visits.js";

const form = find("#booking");

// A link names the visit: time.html?visit=bath. The address must not choose it once more after a reload.
const chosen = new URLSearchParams(location.search).get("visit");
if (chosen !== null) {
  state.fields.visit = chosen;
  save();
  history.replaceState(null, "", location.pathname);
}

const showTimes = () => {
  const { day, time, dogs } = booking();
  for (const radio of form.querySelectorAll("[name=time]")) {
    if (!(radio instanceof HTMLInputElement)) continue;
    const why = day === "" ? "" : hindrance(day, radio.value, dogs.length);
    // The visitor's own choice stays where it was, with words about what is wrong, until there is another.
    const isLost = why !== "" && radio.value === time;
    if (isLost) {
      showProblems({ time: timeProblems().time });
      state.fields.time = "";
      radio.checked = false;
    }
    radio.disabled = why !== "";
    const small = radio.parentElement?.querySelector("small");
    if (small) small.textContent = why;
  }
  save();
};

const show = () => {
  const { visit, dogs, day } = booking();
  find("#visit-name").textContent = visits[visit].name;
  find("#visit-length").textContent = lengthWords(visit);
  find("#about-dog").hidden = !isChecked("other");
  find("#time-legend").textContent = dogs.length === 2 ? "Start, with room for two dogs" : "Start";
  showTimes();
  const when = [dayWords(day, "short"), booking().time].filter((words) => words !== "");
  find("#sum-words").textContent =
    dogs.length === 0 ? "Nobody is coming yet" : [countWords(visit, dogs.length), ...when].join(", ");
  find("#sum-dollars").textContent = dogs.length === 0 ? "" : `$${totalOf(visit, dogs)}`;
};

keepFields(form, () => {
  show();
  const problems = timeProblems();
  // A time that was lost is said until another one is chosen.
  dropSolved(problems);
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (check(timeProblems())) goTo("check.html");
});

form.hidden = false;
show();
