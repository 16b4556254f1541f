// @ts-check
/** The day of a visit: its five steps, and what the groomer writes at each. */
import { later, namesOf, totalOf, visits } from "./visits.js";

/**
 * @typedef {{ name: string, time: string, news: string, drawing: string }} Step
 * time: "9:48"
 */

/** When each step begins, as a part of the visit's length. */
const starts = [0.02, 0.15, 0.4, 0.65, 0.9];

/** @param {import("./state.js").Booking} booking @returns {readonly Step[]} */
export const stepsOf = ({ visit, dogs, time, note }) => {
  const [names, isTwo] = [namesOf(dogs), dogs.length === 2];
  const whose = isTwo ? "Their" : `${names}’s`;
  const read = note === "" ? "" : ` We have read your note: “${note}”`;
  const steps = [
    {
      name: "Here",
      news: `${names} said hello. No hurry: a sniff and a treat first.${read}`,
      drawing: visit === "van" ? "visit-van" : "head-biscuit",
    },
    {
      name: "Bath",
      news: `Warm water and oatmeal shampoo. ${names} ${isTwo ? "are" : "is"} brave.`,
      drawing: "visit-bath",
    },
    { name: "Drying", news: "Towels first, then the dryer on low.", drawing: "product-towel" },
    visit === "bath"
      ? { name: "Brush", news: `${whose} coat is brushed out, ears and nails are done.`, drawing: "product-brush" }
      : { name: "Trim", news: `${whose} trim has begun, the way you chose it.`, drawing: "visit-trim" },
    {
      name: "Ready",
      news: `All done. ${names} can go home. It is $${totalOf(visit, dogs)}, as we agreed.`,
      drawing: "head-moose",
    },
  ];
  return steps.map((step, index) => ({
    ...step,
    time: later(time, Math.round(visits[visit].length * (starts[index] ?? 0))),
  }));
};
