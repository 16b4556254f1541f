// @ts-check
/** The votes of all 56 senators, sorted by what the visitor chooses. */
import { find, findAll, html, icon } from "./page.js";
import { save, state } from "./state.js";

const body = find("#names");
const columns = findAll("th[data-sort]");

/** In this order, the vote sorts. */
const votes = ["Yes", "No", "Did not vote"];

/** What a row is compared by. */
const keysOf = (/** @type {HTMLElement} */ row) => {
  const [name = "", district = "", vote = ""] = [...row.children].map((cell) => cell.textContent?.trim() ?? "");
  const [first = "", last = ""] = name.split(" ");
  return {
    row,
    name: `${last} ${first}`,
    district: Number(district.replace(/\D/gu, "")),
    vote: votes.indexOf(vote),
  };
};

const rows = findAll("#names tr").map(keysOf);

/** @typedef {(a: (typeof rows)[number], b: (typeof rows)[number]) => number} Compare */

/** @type {Compare} */
const byName = (a, b) => a.name.localeCompare(b.name);

const name = { compare: byName, up: "last name, A to Z", down: "last name, Z to A" };

/** @type {Record<string, { compare: Compare, up: string, down: string }>} */
const orders = {
  name,
  district: { compare: (a, b) => a.district - b.district, up: "district, 1 to 56", down: "district, 56 to 1" },
  vote: { compare: (a, b) => a.vote - b.vote, up: "vote, yes first", down: "vote, yes last" },
};

/** @returns {string} what screen readers say */
const show = () => {
  const { by, isDown } = state.sort;
  const order = orders[by] ?? name;
  rows.sort((a, b) => (isDown ? -1 : 1) * order.compare(a, b) || byName(a, b));
  body.append(...rows.map(({ row }) => row));
  for (const column of columns) {
    const isSorted = column.dataset.sort === by;
    if (isSorted) column.setAttribute("aria-sort", isDown ? "descending" : "ascending");
    else column.removeAttribute("aria-sort");
    column.querySelector("svg")?.replaceWith(icon(isSorted ? (isDown ? "down" : "up") : "sort"));
  }
  return `Sorted by ${isDown ? order.down : order.up}.`;
};

for (const column of columns) {
  const by = column.dataset.sort ?? "name";
  const choice = html("button", { type: "button" }, html("span", {}, column.textContent ?? ""), icon("sort"));
  column.replaceChildren(choice);
  choice.addEventListener("click", () => {
    state.sort = { by, isDown: state.sort.by === by && !state.sort.isDown };
    save();
    find("#sorted").textContent = show();
  });
}
show();

const own = body.querySelector(`[data-district="${state.district}"]`);
own?.classList.add("own");
own?.querySelector("th")?.append(" ", html("span", { class: "mine" }, "Your senator"));
