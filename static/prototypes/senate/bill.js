// @ts-check
/** A bill: plain words or official text, the same words aloud, and the visitor's own senator among the seats. */
import { offerListening } from "./listen.js";
import { find, findAll } from "./page.js";
import { senatorOf } from "./senators.js";
import { save, state } from "./state.js";

const bill = findAll("[data-bill]")[0]?.dataset.bill ?? "";
const choices = findAll("[data-text]");

const shown = () => (state.reading[bill] === "official" ? "official" : "plain");

const show = () => {
  for (const choice of choices) {
    const name = choice.dataset.text ?? "";
    choice.setAttribute("aria-pressed", String(name === shown()));
    find(`#${name}`).hidden = name !== shown();
  }
};

const stop = offerListening(
  find("#listen"),
  find("#no-voice"),
  () => find(`#${shown()} p`).textContent?.replace(/\s+/gu, " ").trim() ?? "",
);

for (const choice of choices)
  choice.addEventListener("click", () => {
    state.reading[bill] = choice.dataset.text ?? "plain";
    save();
    stop();
    show();
    find("#shown").textContent = shown() === "plain" ? "The plain words are shown." : "The official text is shown.";
  });

find("#reading").hidden = false;
show();

/** Equal votes sit together. The visitor's own senator has the seat at the inner end of them. */
const vote = senatorOf(state.district)?.votes[0];
for (const side of ["yes", "no"]) {
  const ring = document.querySelector(`#ring-${side}`);
  ring?.toggleAttribute("hidden", vote !== side);
}
document.querySelector("#seat-name")?.setAttribute("data-side", vote ?? "yes");
