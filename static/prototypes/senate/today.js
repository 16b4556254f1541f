// @ts-check
/** Today: the date, and what became of the newest message. */
import { find } from "./page.js";
import { billNames, dateOf, senatorOf } from "./senators.js";
import { state } from "./state.js";

if (state.day > 10) {
  find("#when").textContent = `${dateOf(state.day)}. No votes today.`;
  find("#first-when").textContent = "Voted on Tuesday, March 10";
}

const [letter] = state.letters;
if (letter !== undefined) {
  const name = `Senator ${senatorOf(letter.district)?.last ?? ""}`;
  find("#message").hidden = false;
  find("#message-heading").textContent = letter.isAnswered ? `${name} answered you` : "Your message was sent";
  const about = billNames[letter.bill] ?? "No bill";
  find("#message-detail").textContent = letter.isAnswered ? about : `${about}, to ${name}`;
}
