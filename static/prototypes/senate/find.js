// @ts-check
/** Find your senator: a field, the addresses that match it, and the senator's seat. */
import { find, findAll, goTo, html, notify, showError, showSenator } from "./page.js";
import { senatorOf } from "./senators.js";
import { save, state } from "./state.js";

const field = find("#address");
if (!(field instanceof HTMLInputElement)) throw new Error("The page lacks its field.");
const [count, found, all, search] = [find("#count"), find("#found"), find("#all"), find("#search")];

/** Letters and digits only: a comma, a point or a blank more finds the same. */
const simple = (/** @type {string} */ text) => text.toLowerCase().match(/[a-z0-9]+/gu) ?? [];

/** The list of the HTML, with a button for each address. */
const addresses = findAll("#addresses li").map((item) => {
  const text = item.querySelector("strong")?.textContent ?? "";
  const choice = html("button", { type: "button" }, text);
  item.replaceChildren(choice);
  return { item, text, choice, words: simple(text), district: Number(item.dataset.district) };
});

/** Each word that was typed begins a word of the address. */
const matchesOf = (/** @type {string} */ typed) =>
  addresses.filter(({ words }) => simple(typed).every((one) => words.some((word) => word.startsWith(one))));

let showsAll = false;

const showList = () => {
  const typed = simple(field.value).length > 0;
  const matches = typed ? matchesOf(field.value) : showsAll ? addresses : [];
  const isChosen = matches.length === 1 && matches[0]?.text === field.value;
  for (const one of addresses) one.item.hidden = isChosen || !matches.includes(one);
  find("#addresses").hidden = isChosen || matches.length === 0;
  all.hidden = typed || showsAll;
  const number = matches.length === 1 ? "1 address matches." : `${matches.length} addresses match.`;
  count.textContent = isChosen || (!typed && !showsAll) ? "" : `${typed ? number : "Ten addresses."} Choose yours.`;
  if (typed && matches.length === 0) count.textContent = "No address matches yet.";
};

const showFound = () => {
  const senator = senatorOf(state.found);
  found.hidden = senator === undefined;
  // Only one thing at a time is what one can do now.
  search.className = senator === undefined ? "button" : "quiet";
  for (const seat of document.querySelectorAll(".chamber [data-district]"))
    seat.classList.toggle("own", seat.getAttribute("data-district") === String(state.found));
  if (senator === undefined) return;
  showSenator(senator.district);
  find("#kept").textContent = "The seat of your senator is lit.";
};

const choose = (/** @type {(typeof addresses)[number]} */ { text, district }) => {
  field.value = text;
  state.address = text;
  state.found = district;
  save();
  showError(field);
  showList();
  showFound();
  find("#found-heading").focus();
};

for (const one of addresses) one.choice.addEventListener("click", () => choose(one));

field.addEventListener("input", () => {
  state.address = field.value;
  state.found = 0;
  save();
  notify("");
  showError(field);
  showList();
  showFound();
  field.focus();
});

all.addEventListener("click", () => {
  showsAll = true;
  showList();
  addresses[0]?.choice.focus();
});

find("#find").addEventListener("submit", (event) => {
  event.preventDefault();
  const [first, ...more] = matchesOf(field.value);
  const isEmpty = simple(field.value).length === 0;
  if (isEmpty) return showError(field, "Please type your street, your city, or your ZIP code.");
  if (first === undefined) {
    showError(
      field,
      `“${field.value.trim()}” isn’t one of the ten addresses here. Check the spelling, or choose from the list.`,
    );
    for (const { item } of addresses) item.hidden = false;
    find("#addresses").hidden = false;
    count.textContent = "Ten addresses. Choose yours.";
    return;
  }
  if (more.length === 0) return choose(first);
  showError(field, `${more.length + 1} addresses match. Choose yours from the list, or type more of it.`);
});

find("#follow").addEventListener("click", () => {
  const senator = senatorOf(state.found);
  state.district = state.found;
  goTo("today.html", `You follow Senator ${senator?.first} ${senator?.last}.`);
});

field.value = state.address;
field.disabled = false;
search.hidden = false;
showList();
showFound();
