// @ts-check
/** A visit on one page: who comes, when, how we send news, and what it costs. */
import { fillBill, find } from "./page.js";
import { dayWords, lengthWords, priceOf, savingOf, totalOf, visits } from "./visits.js";

const ways = { text: "By text", call: "By phone call", email: "By email" };

/** @param {import("./state.js").Booking} booking */
export const showVisit = ({ visit, dogs, day, time, way, note }) => {
  const saving = savingOf(dogs.length);
  fillBill([
    ...dogs.map((dog) => /** @type {const} */ ([`${dog.name}, ${visits[visit].one}`, priceOf(visit, dog)])),
    ...(saving > 0 ? [/** @type {const} */ (["Two dogs together", -saving])] : []),
    ["Total", totalOf(visit, dogs)],
  ]);
  find("#when").textContent = `${dayWords(day, "long")}, at ${time}, ${lengthWords(visit)}`;
  find("#way").textContent = way === "call" || way === "email" ? ways[way] : ways.text;
  find("#note").textContent = note === "" ? "Nothing to know" : `“${note}”`;
};
