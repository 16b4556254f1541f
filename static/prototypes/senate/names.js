// @ts-check
/** The votes of all 56 senators, sorted by what the visitor chooses. */
import { find, findAll, html, icon } from "./page.js";
import { save, state } from "./state.js";

const body = find("#names");
const columns = findAll("th[data-sort]");

/** What rows are compared by: last name first, so that equal votes and the same first name keep an order. */
const keysOf = (/** @type {HTMLElement} */ row) => {
  const [name = "", district = "", vote = ""] = [...row.children].map((cell) => cell.textContent?.trim() ?? "");
  const [first = "", last = ""] = name.split(" ");
  return {
    row,
    name: `${last} ${first}`,
    district: Number(district.replace(/\D/gu, "")),
    vote: ["Yes", "No"].indexOf(vote),
  };
};

const rows = findAll("#names tr").map(keysOf);

/** Yes, no, and last who did not vote. */
const rank = (/** @type {number} */ vote) => (vote === -1 ? 2 : vote);

/** @type {Record<string, { compare: (a: typeof rows[number], b: typeof rows[number]) => number, up: string, down: string }>} */
const orders = {
  name: { compare: (a, b) => a.name.localeCompare(b.name), up: "last name, A to Z", down: "last name, Z to A" },
  district: { compare: (a, b) => a.district - b.district, up: "district, 1 to 56", down: "district, 56 to 1" },
  vote: { compare: (a, b) => rank(a.vote) - rank(b.vote), up: "vote, yes first", down: "vote, yes last" },
};

const show = () => {
  const { by, isDown } = state.sort;
  const order = orders[by] ?? orders.name;
  if (order === undefined) return "";
  const byName = (/** @type {typeof rows[number]} */ a, /** @type {typeof rows[number]} */ b) =>
    a.name.localeCompare(b.name);
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
