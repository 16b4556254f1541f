// @ts-check
/** The booking as it stands in the fields, and what is wrong with it. */
import { isChecked, textOf } from "./fields.js";
import { dayWords, dogs, hindrance, mostDogs, visits } from "./visits.js";

/** @typedef {import("./state.js").Booking} Booking */

/** @returns {name is import("./visits.js").VisitName} */
const isVisit = (/** @type {string} */ name) => Object.hasOwn(visits, name);

/** @returns {Booking} */
export const booking = () => {
  const visit = textOf("visit");
  const known = Object.entries(dogs).flatMap(([name, dog]) => (isChecked(name) ? [dog] : []));
  const own = { name: textOf("dog-name") || "Your dog", size: textOf("size"), coat: textOf("coat") };
  return {
    visit: isVisit(visit) ? visit : "groom",
    dogs: isChecked("other") ? [...known, own] : known,
    day: textOf("day"),
    time: textOf("time"),
    way: textOf("way"),
    note: textOf("note"),
  };
};

const dogsProblem = (/** @type {number} */ count) => {
  if (count === 0) return "Please choose who is coming.";
  return count > mostDogs ? "We have room for two dogs at a time. Please uncheck one." : "";
};

const timeProblem = (/** @type {Booking} */ { day, time, dogs: coming }) => {
  if (time === "") return "Please choose a time.";
  const words = hindrance(day, time, coming.length);
  if (words === "") return "";
  const reason = {
    past: `${time} on ${dayWords(day, "long")} is past.`,
    full: `${time} on ${dayWords(day, "long")} is full.`,
    closed: `We are closed at ${time} on ${dayWords(day, "long")}.`,
  }[words];
  return `${reason ?? `${time} has room for one dog only.`} Please choose another time.`;
};

/** What keeps a visit from being booked. @returns {import("./fields.js").Problems} */
export const timeProblems = () => {
  const now = booking();
  const hasOther = isChecked("other");
  const isMissing = (/** @type {string} */ name) => hasOther && textOf(name) === "";
  return {
    dogs: dogsProblem(now.dogs.length),
    "dog-name": isMissing("dog-name") ? "Please tell us the dog’s name." : "",
    size: isMissing("size") ? "Please choose a size. It sets the price." : "",
    coat: isMissing("coat") ? "Please choose a coat. It sets the price." : "",
    day: now.day === "" ? "Please choose a day." : "",
    time: now.day === "" ? "" : timeProblem(now),
  };
};
